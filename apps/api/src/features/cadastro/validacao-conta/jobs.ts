import { ID_ESTADO_VALIDACAO } from '@rateia/domain/cadastro/validacao-conta';
import type { ManipuladoresDeTarefa } from '../../../db/fila.ts';
import type { ManipuladoresDePrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { notificar } from '../../notificacoes/index.ts';
import { apagarArquivos, apagarImagens } from './apagar-imagens.ts';
import { compararIdentidade } from './comparar.ts';
import { moverValidacao } from './mover-validacao.ts';
import { travarValidacao } from './repository.ts';

export const tarefasDeIdentidade = (deps: Deps): ManipuladoresDeTarefa => ({
  compararIdentidade: (dados, contexto) => compararIdentidade(deps, dados, contexto),
  apagarArquivos: ({ nomes }) => apagarArquivos(deps.gateways.arquivos, nomes),
});

/** What was begun and not sent goes after a week; images go after their time; a late review is told to who waits. */
export const prazosDeIdentidade = (deps: Deps): ManipuladoresDePrazo => ({
  'validacao.esperaVence': async (trx, { alvoId }, agora) => {
    const validacao = await travarValidacao(trx, alvoId);
    if (validacao === undefined) return;
    // Sent meanwhile: there is no such step any more.
    await moverValidacao(trx, deps, { validacao, evento: 'expirar', quem: 'sistema', agora });
  },
  'validacao.apagarImagens': async (trx, { alvoId }, agora) => {
    const validacao = await travarValidacao(trx, alvoId);
    if (validacao?.decididaEm == null) return;
    await apagarImagens(trx, { validacaoId: alvoId, agora });
  },
  'validacao.analiseVence': async (trx, { alvoId }, agora) => {
    const validacao = await travarValidacao(trx, alvoId);
    if (validacao?.estado !== ID_ESTADO_VALIDACAO.emAnalise) return;
    deps.log.error({ validacaoId: alvoId }, 'identity review is late');
    const { usuarioId, idPublico: id } = validacao;
    const fato = `${validacao.id}-${validacao.envios}`;
    await notificar(trx, { usuarioId, modelo: 'identidadeAindaEmAnalise', dados: { id }, fato, agora });
  },
});
