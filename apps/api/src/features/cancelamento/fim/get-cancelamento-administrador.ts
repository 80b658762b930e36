import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { nomeCurto } from '@rateia/domain/usuario/nome';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirAdministrador } from '../exigir-administrador.ts';
import { servicoDoGrupo } from '../repository.ts';
import type { OpcaoDeFim } from './opcoes-de-fim.ts';
import { opcoesDeFim } from './opcoes-de-fim.ts';

type Contrato = typeof cancelamento.getCancelamentoAdministrador;
type Fim = Resposta<Contrato>['opcoes'][number];
type Pessoas = ReadonlyMap<number, { readonly nome: string; readonly imagem: string | null }>;

/** The ways to end a group, with what everybody gets back and when, before anything happens (spec B§7; REGRAS 2.9). */
export async function getCancelamentoAdministrador(
  ctx: ContextoUsuario,
  { params: { id: grupoId } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { db, deps, agora } = ctx;
  await exigirAdministrador(ctx, { grupoId, chamada: 'getCancelamentoAdministrador' });
  const visto = (await opcoesDeFim(db, deps, { grupoId, agora })) ?? recusar('grupoNaoEncontrado');
  const { grupo, opcoes, previsto, podeReverter, marcadoPor } = visto;
  const pessoas = await nomesDe(
    db,
    opcoes.flatMap(({ porMembro }) => porMembro.map(({ usuarioId }) => usuarioId)),
  );
  return {
    grupo: {
      id: grupoId,
      nome: grupo.nome,
      statusId: grupo.status,
      icone: grupo.icone,
      cor: grupo.cor,
      servico: await servicoDoGrupo(db, grupoId),
    },
    membros: Math.max(0, ...opcoes.map(({ porMembro }) => porMembro.length)),
    previsto,
    fimEm: grupo.fimEm,
    podeDesfazer: podeReverter && marcadoPor === 'administrador',
    opcoes: opcoes.map((opcao) => apresentar(opcao, pessoas)),
  };
}

function apresentar({ porMembro, ...opcao }: OpcaoDeFim, pessoas: Pessoas): Fim {
  const imediato = opcao.tipo === 'agora';
  return {
    ...opcao,
    imediato,
    titulo: imediato ? 'Encerrar agora' : 'Encerrar com data',
    texto: imediato
      ? 'Os membros perdem o acesso hoje e recebem os dias que faltam, a taxa desses dias e a caução.'
      : `Todos usam até ${formatarDia(opcao.saidaEm)}. Nesse dia a caução volta, menos o que alguém dever.`,
    membros: porMembro.map(({ assinaturaId, usuarioId, total, linhas }) => ({
      idMembro: assinaturaId,
      nome: pessoas.get(usuarioId)?.nome ?? '',
      imagem: pessoas.get(usuarioId)?.imagem ?? null,
      total,
      linhas: [...linhas],
    })),
  };
}

async function nomesDe(db: Executor, usuarios: readonly number[]): Promise<Pessoas> {
  if (usuarios.length === 0) return new Map();
  const linhas = await db
    .selectFrom('usuarios')
    .select(['id', 'primeiro_nome as primeiroNome', 'sobrenome', 'imagem'])
    .where('id', 'in', [...usuarios])
    .execute();
  return new Map(linhas.map((u) => [u.id, { nome: nomeCurto(u), imagem: u.imagem }]));
}
