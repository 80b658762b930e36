import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import { diaDe } from '@rateia/domain/datas';
import { RELACIONAMENTO } from '@rateia/domain/grupos/enums';
import { SOLUCOES_DO } from '@rateia/domain/reclamacoes/listagens';
import { podeAbrirDesde, primeiroDiaDoProblema } from '@rateia/domain/reclamacoes/prazos';
import { rotuloDe, todosOsIds } from '@rateia/domain/tabela';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { calcularSolucao } from '../dinheiro/calcular-solucao.ts';
import { apresentarConta } from '../presenter.ts';
import { reclamacaoEmCursoDe } from '../repository.ts';
import { textosDoGrupo } from '../textos-do-alvo.ts';
import { apresentarEmCurso } from './apresentar-rascunho.ts';
import { conversouEm, exigirQuemReclama, nuncaEntregue, saiuHaMuito } from './situacao-para-reclamar.ts';

type Contrato = typeof reclamacoes.getReclamacaoDoGrupo;

/** A group as its member complains of it (spec B§2 dados-grupo, B§7; REGRAS 2.7). */
export async function getReclamacaoDoGrupo(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { db, deps, agora, usuario } = ctx;
  const quem = await exigirQuemReclama(db, ctx, id);
  const regras = await deps.regras();
  const { assinatura } = quem;
  const conversa = await conversouEm(db, { assinaturaId: assinatura.id, usuarioId: usuario.id, agora, regras });
  const semEntrega = nuncaEntregue(quem, { agora, regras });
  const { administrador, ...grupo } = await textosDoGrupo(db, id);
  const doMembro = { usuarioId: usuario.id, assinaturaId: assinatura.id, bolaoId: null } as const;
  const reclamacao = { ...doMembro, nuncaEntregue: semEntrega };
  const opcoes: Resposta<Contrato>['opcoes'] = [];
  for (const solucao of SOLUCOES_DO.grupo)
    opcoes.push(apresentarConta(await calcularSolucao(db, deps, { reclamacao, solucao, desde: diaDe(agora), agora })));
  return {
    grupo,
    adminNome: administrador.nome,
    adminImagem: administrador.imagem,
    tipoRelacionamento: rotuloDoRelacionamento(assinatura.relacionamento),
    ...(await apresentarEmCurso(ctx, await reclamacaoEmCursoDe(db, doMembro))),
    nuncaEntregue: semEntrega,
    tarde: saiuHaMuito(quem, { agora, regras }),
    conversouEm: conversa,
    abreEm: conversa === null ? null : podeAbrirDesde(conversa, regras),
    problemaDesde: primeiroDiaDoProblema(diaDe(agora), regras),
    opcoes,
  };
}

export function rotuloDoRelacionamento(id: number | null): string {
  const conhecido = todosOsIds(RELACIONAMENTO).find((relacao) => relacao === id);
  return conhecido === undefined ? '' : rotuloDe(RELACIONAMENTO, conhecido);
}
