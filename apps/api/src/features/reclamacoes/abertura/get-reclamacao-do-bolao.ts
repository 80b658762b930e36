import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import { ESTADO_BOLAO, MODO_DO_BOLAO } from '@rateia/domain/loterias/bolao';
import { tardeParaReclamarDoBolao } from '@rateia/domain/reclamacoes/do-bolao';
import { SOLUCOES_DO } from '@rateia/domain/reclamacoes/listagens';
import { rotuloDe } from '@rateia/domain/tabela';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { cotasDaPessoa, ROSTO_DO_BOLAO } from '../../loterias/index.ts';
import { calcularSolucao } from '../dinheiro/calcular-solucao.ts';
import { apresentarConta } from '../presenter.ts';
import { reclamacaoEmCursoDe } from '../repository.ts';
import { apresentarEmCurso } from './apresentar-rascunho.ts';
import { exigirQuemReclamaDoBolao } from './reclamar-do-bolao.ts';

type Contrato = typeof reclamacoes.getReclamacaoDoBolao;

/** A pool as its member complains of it (REGRAS 2.7). */
export async function getReclamacaoDoBolao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { db, deps, agora, usuario } = ctx;
  const { bolao, fimEm } = await exigirQuemReclamaDoBolao(db, ctx, id);
  const regras = await deps.regras();
  const reclamacao = { usuarioId: usuario.id, assinaturaId: null, bolaoId: id, nuncaEntregue: false } as const;
  const desde = agora.slice(0, 10);
  const opcoes: Resposta<Contrato>['opcoes'] = [];
  for (const solucao of SOLUCOES_DO.bolao)
    opcoes.push(apresentarConta(await calcularSolucao(db, deps, { reclamacao, solucao, desde, agora })));
  return {
    bolao: {
      id,
      nome: bolao.nome,
      servico: 'Bolão',
      ...ROSTO_DO_BOLAO,
      situacao: rotuloDe(ESTADO_BOLAO, bolao.estado),
      modo: rotuloDe(MODO_DO_BOLAO, bolao.modo),
      sorteioEm: bolao.sorteioEm,
    },
    minhasCotas: [...(await cotasDaPessoa(db, { bolaoId: id, usuarioId: usuario.id }))],
    ...(await apresentarEmCurso(ctx, await reclamacaoEmCursoDe(db, reclamacao))),
    tarde: tardeParaReclamarDoBolao({ fimEm, agora }, regras),
    opcoes,
  };
}
