import { diaDe } from '@rateia/domain/datas';
import { numeroDoChamado } from '@rateia/domain/perfil/chamado';
import type { Executor, Trx } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import { recusar } from '../../http/erros.ts';
import { notificar } from '../notificacoes/index.ts';
import { paraMensagem, respostaAte, resumirChamado } from './apresentar-chamado.ts';
import { chamadosNaFila, insertMensagem, listarChamados, mensagensDe, travarChamado } from './chamados-repository.ts';
import { moverChamado } from './mover-chamado.ts';

/** What waits for the staff, by deadline, with each conversation. */
export const filaDeChamados = async (db: Executor, deps: Deps) => {
  const regras = await deps.regras();
  const fila = await chamadosNaFila(db);
  const mensagens = await mensagensDe(
    db,
    deps.cifra,
    fila.map(({ id }) => id),
  );
  return fila.map(({ nome, contaDesde, ...c }) => ({
    ...resumirChamado(c, mensagens.get(c.id)),
    usuario: nome,
    idUsuario: c.usuarioId,
    contaDesde,
    prazo: respostaAte(c.mudouEm, regras),
    mensagens: (mensagens.get(c.id) ?? []).map(paraMensagem),
  }));
};

/** What one person reported, newest first, with until when an open one is answered. */
export const chamadosDaPessoa = async (db: Executor, deps: Deps, usuarioId: number) => {
  const regras = await deps.regras();
  const chamados = await listarChamados(db, usuarioId);
  const mensagens = await mensagensDe(
    db,
    deps.cifra,
    chamados.map(({ id }) => id),
  );
  return chamados.map((c) => ({
    ...resumirChamado(c, mensagens.get(c.id)),
    prazo: c.estado === 'aberto' ? respostaAte(c.mudouEm, regras) : null,
  }));
};

/** How many wait, and how many of them until today. */
export const contarChamados = async (db: Executor, deps: Deps, agora: string) => {
  const regras = await deps.regras();
  const prazos = (await chamadosNaFila(db)).map((c) => respostaAte(c.mudouEm, regras));
  return { total: prazos.length, vencemHoje: prazos.filter((p) => diaDe(p) <= diaDe(agora)).length };
};

type Resposta = {
  readonly id: number;
  readonly operadorId: number;
  readonly texto: string;
  readonly encerrar: boolean;
  readonly agora: string;
  readonly requestId: string;
};

/** Writes the staff's answer, tells the person by e-mail, and closes the ticket when asked to. Never one's own. */
export const responderChamado = async (
  trx: Trx,
  deps: Deps,
  { id, operadorId, texto, encerrar, agora, requestId }: Resposta,
): Promise<{ readonly estado: string }> => {
  const chamado = (await travarChamado(trx, { id })) ?? recusar('naoEncontrado');
  if (chamado.usuarioId === operadorId) recusar('semPermissao');
  await insertMensagem(trx, deps.cifra, { chamadoId: id, autorId: operadorId, daEquipe: true, texto, agora });
  const movimento = { quem: 'operador', usuarioId: operadorId, agora } as const;
  const respondido = await moverChamado(trx, deps, { chamado, evento: 'responder', ...movimento });
  const fim = encerrar
    ? await moverChamado(trx, deps, { chamado: respondido, evento: 'encerrar', ...movimento })
    : respondido;
  const aviso = { usuarioId: chamado.usuarioId, fato: `${id}:${agora}`, agora, requestId };
  await notificar(trx, { ...aviso, modelo: 'chamadoRespondido', dados: { numero: numeroDoChamado(id), texto } });
  return { estado: fim.estado };
};
