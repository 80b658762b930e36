import { diaDe } from '@rateia/domain/datas';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { anexosDe } from './anexos-do-chamado.ts';
import { paraMensagem, respostaAte, resumirChamado } from './apresentar-chamado.ts';
import { chamadosNaFila, listarChamados, mensagensDe } from './chamados-repository.ts';
import { reportesDe } from './reportes.ts';

/** The queue of the staff, by deadline, with each conversation. */
export async function filaDeChamados(db: Executor, deps: Deps) {
  const regras = await deps.regras();
  const fila = await chamadosNaFila(db);
  const ids = fila.map(({ id }) => id);
  const mensagens = await mensagensDe(db, deps.cifra, ids);
  const anexos = await anexosDe(db, deps.cifra, ids);
  const reportes = await reportesDe(db, ids);
  return fila.map(({ nome, contaDesde, ...c }) => ({
    ...resumirChamado(c, mensagens.get(c.id)),
    usuario: nome,
    idUsuario: c.usuarioId,
    contaDesde,
    prazo: respostaAte(c.mudouEm, regras),
    mensagens: (mensagens.get(c.id) ?? []).map(paraMensagem),
    anexos: [...(anexos.get(c.id) ?? [])],
    reporte: reportes.get(c.id) ?? null,
  }));
}

/** The reports of one person, newest first, each open one with the time by which it is answered. */
export async function chamadosDaPessoa(db: Executor, deps: Deps, usuarioId: number) {
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
}

/** The number of reports that wait, and of those due today. */
export async function contarChamados(db: Executor, deps: Deps, agora: string) {
  const regras = await deps.regras();
  const prazos = (await chamadosNaFila(db)).map((c) => respostaAte(c.mudouEm, regras));
  return { total: prazos.length, vencemHoje: prazos.filter((p) => diaDe(p) <= diaDe(agora)).length };
}
