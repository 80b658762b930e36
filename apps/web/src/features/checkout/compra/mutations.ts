import * as chamadas from '@rateia/contracts/chamadas';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../../lib/consultas.ts';
import { camposRecusados, recusas } from '../../../lib/erros-api.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { usuarioQuery } from '../../../lib/usuario.ts';
import type { CompraQueEspera } from './continuacao.ts';

type RecusaCampos = (campos: Readonly<Record<string, string>>) => void;

/** The fiscal page of a purchase is told of its refused fields, and of a purchase that cannot go on. */
interface AoRecusar {
  readonly campos: RecusaCampos;
  readonly compra: (mensagem: string) => void;
}

/** The purchase goes on: seats that are not held yet are held, and anything else is a page that waits. */
function useSeguir({ vaga, destino }: CompraQueEspera, aoRecusar: AoRecusar['compra']) {
  const reservar = useChamada(chamadas.preCheckout, {
    aoConcluir: ({ idPreCheckout }) => irPara(paths.checkout({ idPreCheckout }), { substitui: true }),
    aoFalhar: recusas(
      [
        'semVagas',
        'filaSemLugar',
        'vagaComPreferencia',
        'grupoNaoAceitaMembros',
        'limiteVagasPorPessoa',
        'limiteDeReservas',
        'precoMudou',
        'jaParticipa',
        'restricao',
      ],
      ({ message }) => aoRecusar(message),
    ),
  });
  async function seguir(): Promise<void> {
    if (vaga === undefined) return await irPara(destino, { substitui: true });
    reservar.mutate({ body: { ...vaga, vagas: vaga.fila ? 1 : vaga.vagas } });
  }
  return { seguir, seguindo: reservar.isPending };
}

/** Gives CPF and birth date, with the address where the purchase prints it, and goes on with the purchase. */
export function useCompletarDados(compra: CompraQueEspera, aoRecusar: AoRecusar) {
  const cache = useQueryClient();
  const { seguir, seguindo } = useSeguir(compra, aoRecusar.compra);
  const informar = useChamada(chamadas.updateDadosFiscais, {
    aoConcluir: async (usuario) => {
      cache.setQueryData(usuarioQuery.queryKey, usuario);
      await renovar(cache);
      await seguir();
    },
    aoFalhar: (erro) =>
      daTela(erro, aoRecusar.campos) ||
      recusas(['menorDeIdade'], ({ message }) => aoRecusar.campos({ nascimento: message }))(erro),
  });
  const endereco = useChamada(chamadas.updateEnderecoFiscal, {
    aoConcluir: async () => {
      await renovar(cache);
      await seguir();
    },
    aoFalhar: (erro) => daTela(erro, aoRecusar.campos),
  });
  return { informar, endereco, seguir, fazendo: informar.isPending || endereco.isPending || seguindo };
}

/** The next page reads them anew; this one stays as it is until it is left. */
async function renovar(cache: QueryClient): Promise<void> {
  for (const nome of ['getCpfCompra', 'getDadosFiscais', 'getCadastroPendente'] as const)
    await cache.invalidateQueries({ queryKey: chaveDe(nome), refetchType: 'none' });
}

/** A refusal by field is the form's; any other error is not. */
function daTela(erro: Error, aoRecusarCampos: RecusaCampos): boolean {
  const campos = camposRecusados(erro);
  if (campos === undefined || Object.keys(campos).length === 0) return false;
  aoRecusarCampos(campos);
  return true;
}
