import type { Chamada } from '@rateia/contracts/chamada';
import { recusasComuns } from '@rateia/contracts/recusas';
import type { NomeChamada } from '@rateia/contracts/todas';
import { todasAsChamadas } from '@rateia/contracts/todas';
import { HTTP } from '@rateia/domain/http';

/** Fails when a call gives a refusal that neither its row nor the list of common refusals declares (HOUSE §6). */
export function exigirDeclarada(nome: NomeChamada, status: number, corpo: unknown): void {
  if (status < HTTP.pedidoInvalido) return;
  const { chave } = (corpo as { readonly dados: { readonly chave: string } }).dados;
  const chamada: Chamada = todasAsChamadas[nome];
  // A row that is only there outside production is not there in it.
  if (chamada.somenteTeste === true && chave === 'naoEncontrado') return;
  const declaradas: readonly string[] = [...chamada.errors, ...recusasComuns(chamada)];
  if (!declaradas.includes(chave)) throw new Error(`${nome} refuses with ${chave}, which its row does not declare`);
}
