import type { LinhaDoRegistro } from '../../db/dados-pessoais.ts';
import { servir } from '../../db/fila.ts';
import { quandoVencer } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { CONTA_EXCLUIR } from '../sessao/index.ts';
import { APLICAR_RETENCAO, EXPORTACAO_APAGAR, GERAR_EXPORTACAO } from './agenda.ts';
import { esvaziarExportacao } from './copia/exportacao-repository.ts';
import { gerarExportacao } from './copia/gerar-exportacao.ts';
import { executarExclusao } from './exclusao/executar-exclusao.ts';
import { aplicarRetencao } from './retencao/retencao.ts';

/** The registry of the personal data that the features keep. */
type ComRegistro = { readonly registro: readonly LinhaDoRegistro[] };

/** Copies of data are made beside the calls; data whose time is over are deleted once a day. */
export function tarefasDePrivacidade(deps: Deps, { registro }: ComRegistro) {
  return [
    servir(GERAR_EXPORTACAO, (dados, contexto) => gerarExportacao(deps, dados, { ...contexto, registro })),
    servir(APLICAR_RETENCAO, () => aplicarRetencao(deps)),
  ];
}

export function prazosDePrivacidade(deps: Deps, { registro }: ComRegistro) {
  return [
    quandoVencer(CONTA_EXCLUIR, (trx, { alvoId: id }, agora) => executarExclusao(trx, deps, { id, agora, registro })),
    quandoVencer(EXPORTACAO_APAGAR, (trx, { alvoId: id }) => esvaziarExportacao(trx, { id, estado: 'apagada' })),
  ];
}
