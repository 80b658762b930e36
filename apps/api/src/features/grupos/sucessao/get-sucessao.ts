import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { centavos, maior, multiplicar, somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import { ID_ESTADO_SUCESSAO as E, PASSAM_ADIANTE } from '@rateia/domain/grupos/sucessao';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { PorId } from '../papeis.ts';
import { exigirNoGrupo } from '../papeis.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { assinaturasVivas } from '../repository.ts';
import { nomeDe } from '../vida/notificacoes.ts';
import { trocarAcessoAte } from './prazos-da-sucessao.ts';
import type { PossivelSucessor, Sucessao } from './sucessao-repository.ts';
import { candidatosDe, possiveisSucessores, sucessaoAberta, votosDe } from './sucessao-repository.ts';

type Contrato = Resposta<typeof grupos.getSucessao>;
type Visto = {
  readonly sucessao: Sucessao;
  readonly membros: readonly PossivelSucessor[];
  readonly eu: number | undefined;
};

/** The handing over of a group, as its administrator or a member sees it (REGRAS 2.30). */
export async function getSucessao(ctx: ContextoUsuario, { params: { id } }: PorId): Promise<Contrato> {
  const { db, agora } = ctx;
  const { grupo, relacao, assinatura } = await exigirNoGrupo(db, { ctx, grupoId: id, chamada: 'getSucessao' });
  const membros = await possiveisSucessores(db, id);
  const sucessao = await sucessaoAberta(db, id);
  const administra = relacao === 'administrador';
  const passa = PASSAM_ADIANTE.includes(grupo.status) && !grupo.vendaSuspensa;
  const { diasParaTrocarAcesso } = (await ctx.deps.regras()).sucessao;
  const icones = await aparenciaDe(db, id);
  return {
    grupo: { id, nome: grupo.nome, ...icones, administrador: await nomeDe(db, grupo.administradorId) },
    papel: administra ? 'administrador' : 'membro',
    podePropor: administra && passa && sucessao === undefined && membros.length > 0,
    previsto: administra ? await pagoDoGrupo(db, grupo) : ZERO,
    membros: administra ? membros.map(pessoa) : [],
    aberta: sucessao === undefined ? null : await mostrar(db, { sucessao, membros, eu: assinatura?.id }),
    conta:
      assinatura === undefined
        ? null
        : {
            ...conta(grupo, assinatura, await assinaturasVivas(db, id)),
            trocarAcessoAte: trocarAcessoAte(agora, diasParaTrocarAcesso),
          },
  };
}

function pessoa({ idMembro, nome, imagem, desde }: PossivelSucessor) {
  return { idMembro, nome, imagem, desde };
}

async function mostrar(db: Executor, { sucessao, membros, eu }: Visto): Promise<NonNullable<Contrato['aberta']>> {
  const votos = await votosDe(db, sucessao.id);
  const ids = await candidatosDe(db, sucessao.id);
  const convidado = membros.find(({ idMembro }) => idMembro === sucessao.assinaturaId);
  return {
    estado: sucessao.estado === E.proposta ? E.proposta : E.escolha,
    motivo: sucessao.motivo,
    ate: sucessao.ate,
    convidado: convidado === undefined ? null : pessoa(convidado),
    paraMim: sucessao.estado === E.proposta && eu !== undefined && sucessao.assinaturaId === eu,
    candidatos: membros
      .filter(({ idMembro }) => ids.includes(idMembro))
      .map((m) => ({
        ...pessoa(m),
        vagas: votos.filter((v) => v.candidato === m.idMembro).reduce((soma, v) => soma + v.vagas, 0),
        eu: m.idMembro === eu,
        meuVoto: votos.some((v) => v.de === eu && v.candidato === m.idMembro),
      })),
    totalDeVagas: membros.reduce((soma, { vagas }) => soma + vagas, 0),
  };
}

/** The sums of a member who takes the group over: he pays the plan and receives the others' parts. */
function conta(grupo: Grupo, minha: Assinatura, vivas: readonly Assinatura[]) {
  const plano = centavos(grupo.valor);
  const outras = vivas.filter(({ id, pagaEm }) => id !== minha.id && pagaEm !== null);
  const recebe = somar(...outras.map((a) => multiplicar(centavos(a.valorSemTaxas), a.vagas)));
  const minhaVaga = multiplicar(centavos(minha.valorSemTaxas), minha.vagas);
  const parteComVagaLivre = maior(ZERO, subtrair(plano, recebe));
  return {
    plano,
    recebe,
    parteComVagaLivre,
    parteComVagaOcupada: maior(ZERO, subtrair(plano, somar(recebe, minhaVaga))),
    caucao: centavos(minha.caucao),
  };
}

async function aparenciaDe(db: Executor, id: number) {
  return await db.selectFrom('grupos').select(['icone', 'cor']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The months that are paid, which stay with the administrator who goes. */
async function pagoDoGrupo(db: Executor, { id, administradorId }: Grupo) {
  const { previsto, bloqueado } = ID_STATUS_PREVISAO;
  const { soma } = await db
    .selectFrom('previsoes as p')
    .innerJoin('faturas as f', 'f.id', 'p.fatura_id')
    .select((e) => e.fn.sum<string | null>('p.valor').as('soma'))
    .where('p.grupo_id', '=', id)
    .where('p.administrador_id', '=', administradorId)
    .where('p.status', 'in', [previsto, bloqueado])
    .where('f.paga_em', 'is not', null)
    .executeTakeFirstOrThrow();
  return centavos(Number(soma ?? 0));
}
