import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { alcadaDaDevolucao, aprovaDevolucao } from '@rateia/domain/backoffice/alcada';
import { centavos } from '@rateia/domain/dinheiro';
import { consequenciasDe } from '@rateia/domain/reclamacoes/consequencias';
import { ID_MOTIVO_RECLAMACAO, ID_RESULTADO, ID_SOLUCAO, SOLUCAO } from '@rateia/domain/reclamacoes/listagens';
import { MODELOS_DE_DECISAO } from '@rateia/domain/reclamacoes/modelos-de-decisao';
import type { Regras } from '@rateia/domain/regras';
import { todosOsIds } from '@rateia/domain/tabela';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { nomeDe } from '../../grupos/index.ts';
import { apresentarReclamacao } from '../apresentar-reclamacao.ts';
import { calcularSolucao } from '../dinheiro/calcular-solucao.ts';
import { perdidasDesde } from '../fim/fechar.ts';
import { apresentarConta } from '../presenter.ts';
import type { Reclamacao } from '../repository.ts';
import { acharReclamacao } from '../repository.ts';
import { decisaoAberta } from './decisoes-repository.ts';
import { exigirCaso } from './exigir-caso.ts';
import { iniciosPossiveis } from './inicios-possiveis.ts';
import { administradorDoCaso, membroDoCaso } from './pessoas-do-caso.ts';
import { regrasDoCaso } from './regras-do-caso.ts';

type Contrato = typeof backoffice.getReclamacaoEmMediacao;
type Corpo = Resposta<Contrato>;

/** One case on one page: both sides, thread, evidence, what each rule says, and where each centavo goes (REGRAS 2.7). */
export async function getReclamacaoEmMediacao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Corpo> {
  const { db, deps, agora } = ctx;
  const r = exigirCaso(ctx, await acharReclamacao(db, id));
  const regras = await deps.regras();
  const reclamacao = await apresentarReclamacao(ctx, r);
  const inicios: Corpo['inicios'] = [];
  for (const inicio of await iniciosPossiveis(db, r))
    inicios.push({ ...inicio, opcoes: await contasDesde(ctx, { r, desde: inicio.desde, regras }) });
  const totais = inicios.flatMap(({ opcoes }) => opcoes.map(({ total }) => total));
  const perdidas = await perdidasDesde(db, { administradorId: r.administradorId, agora, regras });
  return {
    reclamacao,
    membro: await membroDoCaso(db, r),
    administrador: { ...(await administradorDoCaso(db, r)), perdidas },
    regras: regrasDoCaso(r, reclamacao, { agora, regras }),
    inicios,
    emJogo: Math.max(0, ...totais),
    modelos: MODELOS_DE_DECISAO.map((modelo) => ({ ...modelo })),
    consequencias: consequencias(r, perdidas, regras),
    aAprovar: await aAprovar(ctx, r, regras),
  };
}

async function contasDesde(
  { db, deps, agora, usuario }: ContextoUsuario,
  { r, desde, regras }: { readonly r: Reclamacao; readonly desde: string; readonly regras: Regras },
): Promise<Corpo['inicios'][number]['opcoes']> {
  const contas: Corpo['inicios'][number]['opcoes'] = [];
  for (const solucao of todosOsIds(SOLUCAO)) {
    const conta = await calcularSolucao(db, deps, { reclamacao: r, solucao, desde, agora });
    contas.push({
      ...apresentarConta(conta),
      alcada: alcadaDaDevolucao({ valor: conta.total, papeis: usuario.papeis }, regras),
    });
  }
  return contas;
}

/** The losses of the administrator if the member is right, in the words of the desk (REGRAS 2.7, 2.18). */
function consequencias(r: Reclamacao, perdidasAntes: number, regras: Regras): string[] {
  const motivo = r.motivo ?? ID_MOTIVO_RECLAMACAO.outro;
  const { suspende, barraGruposNovos } = consequenciasDe(
    { motivo, resultado: ID_RESULTADO.aFavorDoMembro, perdidasAntes },
    regras,
  );
  const { pontosDaPerdida, perdidasAteBarrar, diasDasPerdidas, diasSemGruposNovos } = regras.reclamacoes;
  return [
    `O administrador perde ${pontosDaPerdida} pontos de reputação. Com esta, são ${perdidasAntes + 1} perdidas em ${diasDasPerdidas} dias.`,
    barraGruposNovos
      ? `É a ${perdidasAteBarrar}ª: ele fica ${diasSemGruposNovos} dias sem criar grupos.`
      : `Na ${perdidasAteBarrar}ª, ele fica ${diasSemGruposNovos} dias sem criar grupos.`,
    ...(suspende ? ['Ele fica suspenso, e tudo o que tem a receber fica bloqueado.'] : []),
    ...(r.solucao === ID_SOLUCAO.solucaoProblema ? ['O membro pediu só que o problema seja resolvido.'] : []),
  ];
}

async function aAprovar(
  { db, deps, usuario }: ContextoUsuario,
  r: Reclamacao,
  regras: Regras,
): Promise<Corpo['aAprovar']> {
  const aberta = await decisaoAberta(db, deps.cifra, r.id);
  if (aberta === undefined) return null;
  const posso = aprovaDevolucao(
    {
      valor: centavos(aberta.valor),
      papeis: usuario.papeis,
      papeisDeQuemPropos: aberta.papeis,
      propria: aberta.propostaPor === usuario.id,
    },
    regras,
  );
  return {
    solucao: aberta.solucao,
    desde: aberta.desde,
    texto: aberta.texto,
    valor: aberta.valor,
    por: await nomeDe(db, aberta.propostaPor),
    em: aberta.propostaEm,
    posso,
  };
}
