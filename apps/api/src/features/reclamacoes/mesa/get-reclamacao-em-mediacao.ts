import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { aprovaDevolucao } from '@rateia/domain/backoffice/alcada';
import { centavos } from '@rateia/domain/dinheiro';
import { consequenciasDe } from '@rateia/domain/reclamacoes/consequencias';
import { ID_MOTIVO_RECLAMACAO, ID_RESULTADO, ID_SOLUCAO, SOLUCOES_DO } from '@rateia/domain/reclamacoes/listagens';
import { MODELOS_DE_DECISAO } from '@rateia/domain/reclamacoes/modelos-de-decisao';
import type { Regras } from '@rateia/domain/regras';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { nomeDe } from '../../grupos/index.ts';
import { apresentarReclamacao } from '../apresentar-reclamacao.ts';
import { calcularSolucao } from '../dinheiro/calcular-solucao.ts';
import { apresentarConta } from '../presenter.ts';
import type { Reclamacao } from '../repository.ts';
import { acharReclamacao } from '../repository.ts';
import { alcadaDoCaso, voltaDoCaso } from './alcada-do-caso.ts';
import { decisaoAberta } from './decisoes-repository.ts';
import { exigirCaso } from './exigir-caso.ts';
import { iniciosPossiveis } from './inicios-possiveis.ts';
import { administradorDoCaso, membroDoCaso } from './pessoas-do-caso.ts';
import { regrasDoBolao } from './regras-do-bolao.ts';
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
  const administrador = r.objeto === 'grupo' ? await administradorDoCaso(db, r, { agora, regras }) : null;
  return {
    reclamacao,
    membro: await membroDoCaso(db, r),
    administrador,
    regras: r.objeto === 'grupo' ? regrasDoCaso(r, reclamacao, { agora, regras }) : await regrasDoBolao(db, r, agora),
    inicios,
    emJogo: Math.max(0, ...totais),
    modelos: MODELOS_DE_DECISAO[r.objeto].map((modelo) => ({ ...modelo })),
    consequencias: administrador === null ? [] : consequencias(r, administrador.perdidas, regras),
    aAprovar: await aAprovar(ctx, r, regras),
  };
}

async function contasDesde(
  { db, deps, agora, usuario }: ContextoUsuario,
  { r, desde, regras }: { readonly r: Reclamacao; readonly desde: string; readonly regras: Regras },
): Promise<Corpo['inicios'][number]['opcoes']> {
  const contas: Corpo['inicios'][number]['opcoes'] = [];
  const comoVolta = await voltaDoCaso(db, r);
  for (const solucao of SOLUCOES_DO[r.objeto]) {
    const conta = await calcularSolucao(db, deps, { reclamacao: r, solucao, desde, agora });
    contas.push({
      ...apresentarConta(conta),
      alcada: alcadaDoCaso({ valor: conta.total, papeis: usuario.papeis, comoVolta }, regras),
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
