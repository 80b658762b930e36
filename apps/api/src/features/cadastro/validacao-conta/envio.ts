import type { TipoDocumento } from '@rateia/domain/cadastro/validacao-conta';
import { ACEITA_IMAGENS, esperaAte } from '@rateia/domain/cadastro/validacao-conta';
import type { Executor, Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import { registrarAuditoria, registrarTransicao } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirValidacoes } from '../pendencias.ts';
import { travarConta } from '../repository.ts';
import type { Validacao } from './repository.ts';
import { contaParaComparar, travarValidacao, validacaoAberta } from './repository.ts';

/** The validation that takes pictures now, if one was begun; refuses where none may be added (spec A§2). */
export const exigirQuePossaEnviar = async (db: Executor, usuarioId: number): Promise<Validacao | undefined> => {
  await exigirValidacoes(db, usuarioId, ['dadosFiscais']);
  if ((await contaParaComparar(db, usuarioId)).verificadaEm !== null) return recusar('identidadeConfirmada');
  const aberta = await validacaoAberta(db, usuarioId);
  if (aberta !== undefined && !ACEITA_IMAGENS.includes(aberta.estado)) return recusar('identidadeEmAnalise');
  return aberta;
};

/** The draft, begun now if there is none, with this kind of document; each picture gives it time anew. */
export const abrirRascunho = async (ctx: ContextoUsuario, tipo: TipoDocumento): Promise<Validacao> =>
  await emTransacao(ctx.deps.db, async (trx) => {
    await travarConta(trx, ctx.usuario.id);
    const aberta = await exigirQuePossaEnviar(trx, ctx.usuario.id);
    const validacao = aberta ?? (await iniciar(trx, ctx, tipo));
    await exigirQueCaibam(trx, ctx, validacao.id);
    await renovarEspera(trx, ctx, { validacao, tipo });
    return { ...validacao, tipoDocumento: tipo };
  });

const iniciar = async (trx: Trx, { usuario, agora, ip }: ContextoUsuario, tipo: TipoDocumento): Promise<Validacao> => {
  const { id } = await trx
    .insertInto('validacoes_conta')
    .values({ usuario_id: usuario.id, estado: 'rascunho', tipo_documento: tipo, criada_em: agora })
    .returning('id')
    .executeTakeFirstOrThrow();
  await registrarTransicao(trx, {
    entidade: 'validacaoConta',
    entidadeId: id,
    de: null,
    evento: 'iniciar',
    para: 'rascunho',
    quem: 'usuario',
    usuarioId: usuario.id,
    em: agora,
  });
  await registrarAuditoria(trx, {
    usuarioId: usuario.id,
    acao: 'identidade.iniciar',
    alvo: `usuario:${usuario.id}`,
    dados: { validacaoId: id, tipoDocumento: tipo },
    ip,
    em: agora,
  });
  const nova = await travarValidacao(trx, id);
  if (nova === undefined) throw new Error('a validation that went away');
  return nova;
};

const renovarEspera = async (
  trx: Trx,
  { deps, agora }: ContextoUsuario,
  { validacao: { id }, tipo }: { readonly validacao: Validacao; readonly tipo: TipoDocumento },
): Promise<void> => {
  const prazo = esperaAte(agora, await deps.regras());
  await trx.updateTable('validacoes_conta').set({ prazo, tipo_documento: tipo }).where('id', '=', id).execute();
  await agendarPrazo(trx, { tipo: 'validacao.esperaVence', alvoId: id, venceEm: prazo, agora });
};

/** Pictures cost disk and time: one validation takes so many, replaced ones included. */
const exigirQueCaibam = async (trx: Trx, { deps }: ContextoUsuario, validacaoId: number): Promise<void> => {
  const { n } = await trx
    .selectFrom('documentos')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('validacao_id', '=', validacaoId)
    .executeTakeFirstOrThrow();
  const { identidade } = await deps.regras();
  if (Number(n) >= identidade.imagensPorValidacao) recusar('muitasTentativas', { valores: { segundos: SEGUNDOS } });
};

const SEGUNDOS = 3_600;
