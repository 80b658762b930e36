import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import { diaDe } from '@rateia/domain/datas';
import { RELACIONAMENTO } from '@rateia/domain/grupos/enums';
import { SOLUCAO } from '@rateia/domain/reclamacoes/listagens';
import { ID_ESTADO_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import { limiteDoRascunho, podeAbrirDesde, primeiroDiaDoProblema } from '@rateia/domain/reclamacoes/prazos';
import { rotuloDe, todosOsIds } from '@rateia/domain/tabela';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { anexosDe } from '../anexos/anexos-repository.ts';
import { calcularSolucao } from '../dinheiro/calcular-solucao.ts';
import { interacoesDe } from '../interacoes.ts';
import { apresentarConta } from '../presenter.ts';
import type { Reclamacao } from '../repository.ts';
import { reclamacaoEmCursoDe } from '../repository.ts';
import { textosDoGrupo } from '../textos-do-grupo.ts';
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
  const emCurso = await reclamacaoEmCursoDe(db, assinatura.id);
  const rascunho = emCurso?.estado === ID_ESTADO_RECLAMACAO.rascunho ? emCurso : undefined;
  const conversa = await conversouEm(db, { assinaturaId: assinatura.id, usuarioId: usuario.id, agora, regras });
  const semEntrega = nuncaEntregue(quem, { agora, regras });
  const { administrador, ...grupo } = await textosDoGrupo(db, id);
  const reclamacao = { assinaturaId: assinatura.id, nuncaEntregue: semEntrega };
  const opcoes: Resposta<Contrato>['opcoes'] = [];
  for (const solucao of todosOsIds(SOLUCAO))
    opcoes.push(apresentarConta(await calcularSolucao(db, deps, { reclamacao, solucao, desde: diaDe(agora), agora })));
  return {
    grupo,
    adminNome: administrador.nome,
    adminImagem: administrador.imagem,
    tipoRelacionamento: rotuloDoRelacionamento(assinatura.relacionamento),
    aberta: emCurso?.id ?? null,
    rascunho: rascunho === undefined ? null : await apresentarRascunho(ctx, rascunho),
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
