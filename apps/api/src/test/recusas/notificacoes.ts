import type { notificacoes } from '@rateia/contracts/notificacoes';
import { ID_CATEGORIA_COMUNICACAO } from '@rateia/domain/notificacoes/preferencias';
import type { Mundo } from '../app.ts';
import type { Pessoa } from '../construtores.ts';
import { grupoLiberado } from '../grupos.ts';
import type { Recusada, Recusas } from './tabela.ts';
import { comPessoa } from './tabela.ts';

const INEXISTENTE = 99_999_999;
const UM_MINUTO_MS = 60_000;

/** Asks for messages about lotteries, by the one switch and by all at once. */
async function ligarLoterias(mundo: Mundo, como: Pessoa) {
  return await mundo.chamar('alternarComunicacao', { enum: ID_CATEGORIA_COMUNICACAO.loterias, ativo: true }, { como });
}
async function ligarTudo(mundo: Mundo, como: Pessoa) {
  const categorias = Object.values(ID_CATEGORIA_COMUNICACAO).map((categoria) => ({
    categoria,
    meiosContato: '73',
    push: false,
  }));
  return await mundo.chamar('updatePreferenciaComunicacao', { atualizacaoPorEmail: true, categorias }, { como });
}
function recusasDaIdade(ligar: (mundo: Mundo, como: Pessoa) => Promise<Recusada>) {
  return {
    validacaoObrigatoria: comPessoa(ligar, { validada: false }),
    menorDeIdade: comPessoa(async (mundo, como) => {
      const { db, cifra } = mundo.aplicacao.deps;
      const nascimento_cifrado = cifra.cifrar(
        `${new Date(mundo.agora()).getUTCFullYear() - 10}-05-20`,
        'usuario:nascimento',
      );
      await db.updateTable('usuarios').set({ nascimento_cifrado }).where('id', '=', como.id).execute();
      return await ligar(mundo, como);
    }),
  };
}

/** Every refusal of the calls of the notifications (spec A§4 Notifications, A§7). */
export const RECUSAS_DAS_NOTIFICACOES: Recusas<typeof notificacoes> = {
  getNotificacao: {
    naoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getNotificacao', { id: INEXISTENTE }, { como }),
    ),
  },
  lerNotificacoes: {
    naoEncontrado: comPessoa(
      async (mundo, como) =>
        await mundo.chamar('lerNotificacoes', { query: { id: INEXISTENTE, lido: true } }, { como }),
    ),
  },
  verPendencia: {
    naoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('verPendencia', { id: `faturaEmAtraso-${INEXISTENTE}` }, { como }),
    ),
    pendenciaCritica: async (mundo) => {
      const { id, administrador, bia } = await grupoLiberado(mundo);
      const passou = Date.parse(mundo.agora()) - UM_MINUTO_MS;
      await mundo.aplicacao.deps.db
        .updateTable('assinaturas')
        .set({ acesso_devido_ate: new Date(passou).toISOString() })
        .where('id', '=', bia.assinaturaId)
        .execute();
      return await mundo.chamar('verPendencia', { id: `acessoAtrasado-${id}-${passou}` }, { como: administrador });
    },
  },
  updatePreferenciaComunicacao: recusasDaIdade(ligarTudo),
  alternarComunicacao: recusasDaIdade(ligarLoterias),
  createInscricaoPush: {
    conflito: comPessoa(async (mundo, como) => {
      const deNinguem = { endereco: 'https://exemplo.com.br/', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
      return await mundo.chamar('createInscricaoPush', deNinguem, { como });
    }),
  },
};
