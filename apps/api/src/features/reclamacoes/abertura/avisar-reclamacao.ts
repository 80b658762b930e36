import { diaDe } from '@rateia/domain/datas';
import {
  ID_MOTIVO_RECLAMACAO,
  ID_RESULTADO,
  ID_SOLUCAO,
  ID_TIPO_INTERACAO,
} from '@rateia/domain/reclamacoes/listagens';
import { ID_ESTADO_RECLAMACAO, MAQUINA_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import type { Deps } from '../../../http/deps.ts';
import { avisarMudanca } from '../avisos.ts';
import { fecharReclamacao } from '../fim/fechar.ts';
import { escreverInteracao } from '../interacoes.ts';
import { aMediacao, marcarMediacao } from '../prazo.ts';
import type { Reclamacao } from '../repository.ts';
import { acharReclamacao, reclamacaoEmCursoDe, travarAlvo, travarReclamacao } from '../repository.ts';

const E = ID_ESTADO_RECLAMACAO;
type Fato = {
  readonly assinaturaId: number;
  readonly fato: 'semResposta' | 'entrou' | 'semAcesso';
  readonly em: string;
};

/**
 * News of the access flow into complaints by themselves: support came in → the complaint opens in mediation; the
 * member got in → it closes; all went back because the access never came → it stands as 3. Told twice, it is once
 * (REGRAS 2.1, 2.7).
 */
export async function avisarReclamacao(deps: Deps, fato: Fato): Promise<void> {
  await emTransacao(deps.db, async (trx) => {
    const { assinaturaId } = fato;
    const { grupo_id: grupoId, usuario_id: usuarioId } = await partesDe(trx, assinaturaId);
    await travarAlvo(trx, { grupoId, assinaturaId, bolaoId: null });
    const emCurso = await reclamacaoEmCursoDe(trx, { usuarioId, assinaturaId, bolaoId: null });
    if (fato.fato === 'semResposta') await abrirPorRegra(trx, deps, { fato, emCurso });
    if (fato.fato === 'semAcesso') await registrarSemDados(trx, deps, { fato, emCurso });
    if (fato.fato === 'entrou' && emCurso?.origem === 'naoEntrou') await fecharResolvida(trx, deps, { emCurso, fato });
  });
}

type Pedido = { readonly fato: Fato; readonly emCurso: Reclamacao | undefined };

async function abrirPorRegra(trx: Trx, deps: Deps, { fato, emCurso }: Pedido): Promise<void> {
  if (emCurso !== undefined && emCurso.estado !== E.rascunho) return;
  if (emCurso !== undefined) await trx.deleteFrom('reclamacoes').where('id', '=', emCurso.id).execute();
  const { em: agora, assinaturaId } = fato;
  const partes = await partesDe(trx, assinaturaId);
  const hoje = diaDe(agora);
  const { id } = exigir(
    await nascer(trx, MAQUINA_RECLAMACAO, {
      evento: 'abrirPorRegra',
      quem: 'sistema',
      agora,
      valores: {
        ...partes,
        assinatura_id: assinaturaId,
        origem: 'naoEntrou',
        motivo: ID_MOTIVO_RECLAMACAO.parouDeFuncionar,
        solucao: ID_SOLUCAO.cancelamentoReembolso,
        falha_desde: hoje,
        conta_desde: hoje,
        criada_em: agora,
        aberta_em: agora,
        ...(await aMediacao(deps, agora)),
      },
    }),
  );
  await escreverInteracao(trx, deps.cifra, {
    reclamacaoId: id,
    tipo: ID_TIPO_INTERACAO.mensagem,
    autor: 'rateia',
    autorId: null,
    texto: 'O membro não entrou, e o administrador não respondeu em 24 horas. A reclamação abriu sozinha.',
    agora,
  });
  const reclamacao = await acharReclamacao(trx, id);
  if (reclamacao === undefined) return;
  await marcarMediacao(trx, deps, { reclamacao, agora });
  for (const para of ['membro', 'administrador'] as const)
    await avisarMudanca(trx, {
      reclamacao,
      fato: `${id}:porRegra`,
      agora,
      para,
      oQue: 'A reclamação abriu sozinha, porque o acesso não funcionou e ninguém respondeu.',
      ate: reclamacao.dataLimite ?? undefined,
    });
}

/** All went back already, by the rule of the access: the complaint keeps the fact, and counts it (REGRAS 2.7, 3). */
async function registrarSemDados(trx: Trx, deps: Deps, { fato, emCurso }: Pedido): Promise<void> {
  const { em: agora, assinaturaId } = fato;
  const devolvido = await devolvidoDe(trx, assinaturaId);
  const semDados = ID_RESULTADO.semDados;
  if (emCurso !== undefined) {
    const reclamacao = await travarReclamacao(trx, emCurso.id);
    if (reclamacao === undefined) return;
    const fim = { evento: 'removerSemDados', quem: 'sistema', usuarioId: null, resultado: semDados } as const;
    return await fecharReclamacao(trx, deps, { reclamacao, ...fim, devolvido, texto: '', agora });
  }
  if (await jaRegistrada(trx, assinaturaId)) return;
  const { id } = exigir(
    await nascer(trx, MAQUINA_RECLAMACAO, {
      evento: 'removerSemDados',
      quem: 'sistema',
      agora,
      valores: {
        ...(await partesDe(trx, assinaturaId)),
        assinatura_id: assinaturaId,
        origem: 'semDados',
        motivo: ID_MOTIVO_RECLAMACAO.parouDeFuncionar,
        solucao: ID_SOLUCAO.cancelamentoReembolso,
        nunca_entregue: true,
        criada_em: agora,
        aberta_em: agora,
        fechada_em: agora,
        resultado: semDados,
        devolvido,
      },
    }),
  );
  await escreverInteracao(trx, deps.cifra, {
    reclamacaoId: id,
    tipo: ID_TIPO_INTERACAO.finalizado,
    autor: 'rateia',
    autorId: null,
    texto: 'O acesso não veio em 72 horas. Tudo voltou para o membro, com taxa e caução.',
    agora,
  });
}

async function fecharResolvida(
  trx: Trx,
  deps: Deps,
  { emCurso, fato }: { readonly emCurso: Reclamacao; readonly fato: Fato },
): Promise<void> {
  const reclamacao = await travarReclamacao(trx, emCurso.id);
  if (reclamacao === undefined || reclamacao.estado === E.acordoFeito) return;
  await fecharReclamacao(trx, deps, {
    reclamacao,
    evento: 'resolver',
    quem: 'sistema',
    usuarioId: null,
    resultado: ID_RESULTADO.resolvida,
    devolvido: 0,
    texto: 'O acesso foi confirmado.',
    agora: fato.em,
  });
}

async function partesDe(trx: Trx, assinaturaId: number) {
  return await trx
    .selectFrom('assinaturas as a')
    .innerJoin('grupos as g', 'g.id', 'a.grupo_id')
    .select(['a.usuario_id', 'g.administrador_id', 'a.grupo_id'])
    .where('a.id', '=', assinaturaId)
    .executeTakeFirstOrThrow();
}

async function devolvidoDe(trx: Trx, assinaturaId: number): Promise<number> {
  const { soma } = await trx
    .selectFrom('notas_de_credito as n')
    .innerJoin('itens_de_vaga as v', 'v.item_id', 'n.item_id')
    .select((e) => e.fn.sum<number | null>('n.valor_total').as('soma'))
    .where('v.assinatura_id', '=', assinaturaId)
    .executeTakeFirstOrThrow();
  return Number(soma ?? 0);
}

async function jaRegistrada(trx: Trx, assinaturaId: number): Promise<boolean> {
  const linha = await trx
    .selectFrom('reclamacoes')
    .select('id')
    .where('assinatura_id', '=', assinaturaId)
    .where('estado', '=', E.semDados)
    .executeTakeFirst();
  return linha !== undefined;
}
