import type { cadastro } from '@rateia/contracts/cadastro';
import type { Resposta } from '@rateia/contracts/chamada';
import { ladosDe, TIPO_DOCUMENTO } from '@rateia/domain/cadastro/validacao-conta';
import { rotuloDe } from '@rateia/domain/tabela';
import { mascararTelefone } from '@rateia/domain/usuario/telefone';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { abrirOuNulo, CONTEXTO } from '../dados-fiscais/pessoais.ts';
import { pendenciasDe, pendenciasDeIdentidade } from '../pendencias.ts';
import { getConta } from '../repository.ts';
import { validacaoAberta } from '../validacao-conta/repository.ts';

/**
 * The data that the account still lacks, and the validation that is under way (spec A§3 registration validation item,
 * A§7).
 */
export async function getCadastroPendente({
  db,
  deps,
  usuario,
}: ContextoUsuario): Promise<Resposta<typeof cadastro.getCadastroPendente>> {
  const { email, telefoneCifrado } = await getConta(db, usuario.id);
  const telefone = abrirOuNulo(deps.cifra, telefoneCifrado, CONTEXTO.telefone);
  const tipo = (await validacaoAberta(db, usuario.id))?.tipoDocumento ?? null;
  return {
    pendencias: [...(await pendenciasDe(db, usuario.id))],
    identidade: [...(await pendenciasDeIdentidade(db, usuario.id))],
    validacao: {
      telefone: telefone === null ? null : mascararTelefone(telefone),
      email,
      tipoDocumento: tipo,
      tipoDocumentoDescricao: tipo === null ? null : rotuloDe(TIPO_DOCUMENTO, tipo),
      quantidade: tipo === null ? 0 : ladosDe(tipo).length,
    },
  };
}
