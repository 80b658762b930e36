import type { ManipuladoresDeTarefa } from '../../db/fila.ts';
import type { ManipuladoresDePrazo } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { executarExclusao } from './executar-exclusao.ts';
import { esvaziarExportacao } from './exportacao-repository.ts';
import { gerarExportacao } from './gerar-exportacao.ts';
import { aplicarRetencao } from './retencao.ts';
import { selarRespostas } from './selar-respostas.ts';

/** Copies of data are made beside the calls; what has served its time is let go of once a day. */
export const tarefasDePrivacidade = (deps: Deps): ManipuladoresDeTarefa => ({
  gerarExportacao: (dados, contexto) => gerarExportacao(deps, dados, contexto),
  aplicarRetencao: async () => {
    await aplicarRetencao(deps);
    await selarRespostas(deps);
  },
});

export const prazosDePrivacidade = (deps: Deps): ManipuladoresDePrazo => ({
  'conta.excluir': (trx, { alvoId: id }, agora) => executarExclusao(trx, deps, { id, agora }),
  'exportacao.apagar': (trx, { alvoId: id }) => esvaziarExportacao(trx, { id, estado: 'apagada' }),
});
