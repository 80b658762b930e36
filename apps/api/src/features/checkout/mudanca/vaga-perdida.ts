import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { ESTADOS_VIVOS } from '@rateia/domain/grupos/assinatura';
import { fimDaOferta, perdeuOGrupo } from '@rateia/domain/grupos/vaga-equivalente';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirPapel } from '../../../http/politicas.ts';
import { grupoVisivel } from '../../grupos/index.ts';
import { politicas } from '../policies.ts';

/** A membership that ended with its group. */
export type VagaPerdida = {
  readonly vagas: number;
  readonly mensal: Centavos;
  readonly servicoId: number;
  readonly ate: Instante;
  readonly grupo: {
    readonly id: number;
    readonly nome: string;
    readonly servico: string;
    readonly icone: string;
    readonly cor: string;
  };
};

/**
 * The caller's last membership of a group, while another seat is offered for it. 404 for a group that he may not see, 403
 * for one in which he is or never was (REGRAS 2.9).
 */
export async function exigirVagaPerdida(
  { db, deps, usuario, agora }: Pick<ContextoUsuario, 'db' | 'deps' | 'usuario' | 'agora'>,
  grupoId: number,
  chamada: 'getVagaEquivalente' | 'aceitarVagaEquivalente',
): Promise<VagaPerdida> {
  if (!(await grupoVisivel(db, grupoId, usuario.id))) return recusar('grupoNaoEncontrado');
  const l = await acharEncerrada(db, { grupoId, usuarioId: usuario.id });
  if (l === undefined) {
    exigirPapel(politicas[chamada], usuario.papeis);
    return recusar('semPermissao');
  }
  const { encerradaEm, motivo, mensal, vagas, servicoId, ...grupo } = l;
  if (encerradaEm === null || !perdeuOGrupo(motivo)) return recusar('semVagaEquivalente');
  const ate = fimDaOferta(encerradaEm, await deps.regras());
  if (agora > ate) return recusar('semVagaEquivalente');
  return { vagas, mensal: centavos(mensal), servicoId, ate, grupo };
}

type Linha = VagaPerdida['grupo'] & {
  readonly vagas: number;
  readonly mensal: number;
  readonly servicoId: number;
  readonly encerradaEm: Instante | null;
  readonly motivo: string | null;
};

/** The last paid membership of a person who has no living one in the group. */
async function acharEncerrada(
  db: Executor,
  { grupoId, usuarioId }: { readonly grupoId: number; readonly usuarioId: number },
): Promise<Linha | undefined> {
  const { rows } = await sql<Linha>`
    select g.id, g.nome, s.nome as servico, g.icone, g.cor, g.servico_id as "servicoId", a.vagas,
      a.vagas * (a.valor_sem_taxas + a.valor_taxa) as mensal, a.encerrada_em as "encerradaEm", a.motivo_saida as motivo
    from assinaturas a join grupos g on g.id = a.grupo_id join servicos s on s.id = g.servico_id
    where a.grupo_id = ${grupoId} and a.usuario_id = ${usuarioId} and a.paga_em is not null
      and g.administrador_id <> ${usuarioId}
      and not exists (select from assinaturas v where v.grupo_id = a.grupo_id and v.usuario_id = a.usuario_id
        and v.estado = any(${[...ESTADOS_VIVOS]}::text[]))
    order by a.id desc limit 1`.execute(db);
  return rows[0];
}
