import { ID_ESTADO_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import { limiteDoRascunho } from '@rateia/domain/reclamacoes/prazos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { anexosDe } from '../anexos/anexos-repository.ts';
import { interacoesDe } from '../interacoes.ts';
import type { Reclamacao } from '../repository.ts';

/** The complaint that is open, and the draft, of what a person complains of (spec B§2, B§7). */
export async function apresentarEmCurso(ctx: ContextoUsuario, emCurso: Reclamacao | undefined) {
  return {
    aberta: emCurso?.id ?? null,
    rascunho: emCurso?.estado === ID_ESTADO_RECLAMACAO.rascunho ? await apresentarRascunho(ctx, emCurso) : null,
  };
}

async function apresentarRascunho({ db, deps }: ContextoUsuario, r: Reclamacao) {
  const [primeira] = await interacoesDe(db, deps.cifra, r.id);
  if (primeira === undefined) throw new Error(`draft ${r.id} has no words`);
  return {
    id: r.id,
    problema: r.motivo,
    descricao: primeira.texto,
    falhaDesde: r.falhaDesde,
    solucao: r.solucao,
    idInteracao: primeira.id,
    anexos: (await anexosDe(db, deps.cifra, r.id)).map(({ idInteracao: _, ...anexo }) => anexo),
    apagaEm: limiteDoRascunho(r.criadaEm, await deps.regras()),
  };
}
