import { randomUUID } from 'node:crypto';
import { diaDe } from '@rateia/domain/datas';
import type { Mundo } from './app.ts';
import type { Cenario } from './cenario-de-permissoes.ts';
import { montados } from './trilhas.ts';

/** Things of the member's that the permission matrix names by no real id: its calls would use them up. */
export type CoisasAAtacar = {
  readonly cartao: number;
  readonly autorizacao: number;
  readonly reclamacao: number;
  readonly anexo: string;
  readonly anexoDoChamado: string;
};

/** A saved card of the member, a complaint about the public group with a file, and a file of his ticket. */
export async function criarCoisasAAtacar(mundo: Mundo, c: Cenario): Promise<CoisasAAtacar> {
  const cartao = await criarCartao(mundo, c);
  const { db } = mundo.aplicacao.deps;
  const { membro, administrador } = c.pessoas;
  const em = mundo.agora();
  const { id: reclamacao } = await db
    .insertInto('reclamacoes')
    .values({
      usuario_id: membro.id,
      administrador_id: administrador.id,
      grupo_id: c.grupos.grupoPublico,
      assinatura_id: c.assinaturas.grupoPublico,
      estado: 'mediacao',
      origem: 'membro',
      motivo: 204,
      solucao: 210,
      criada_em: em,
      aberta_em: em,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await montados(db, 'reclamacao', [reclamacao]);
  return {
    cartao,
    autorizacao: await criarAutorizacao(mundo, c),
    reclamacao,
    anexo: await criarAnexo(mundo, { reclamacao, usuarioId: membro.id }),
    anexoDoChamado: await criarAnexoDoChamado(mundo, c),
  };
}

async function criarCartao(mundo: Mundo, { pessoas }: Cenario): Promise<number> {
  const { db } = mundo.aplicacao.deps;
  const { id } = await db
    .insertInto('cartoes')
    .values({
      usuario_id: pessoas.membro.id,
      estado: 'ativo',
      bandeira: 'visa',
      primeiros_digitos: '423564',
      final_do_cartao: '5682',
      mes: 11,
      ano: 2090,
      criado_em: mundo.agora(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await montados(db, 'cartao', [id]);
  return id;
}

/** Pix programado of the member, as his bank confirmed it. */
async function criarAutorizacao(mundo: Mundo, { pessoas, assinaturas }: Cenario): Promise<number> {
  const { db } = mundo.aplicacao.deps;
  const em = mundo.agora();
  const { id } = await db
    .insertInto('autorizacoes_pix')
    .values({
      usuario_id: pessoas.membro.id,
      assinatura_id: assinaturas.grupoPublico,
      estado: 'APROVADA',
      contrato: randomUUID().replaceAll('-', ''),
      cpf_mascarado: '***.982.247-**',
      comeca_em: diaDe(em),
      repete: true,
      aceita_em: em,
      vence_em: em,
      conferida_em: em,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await montados(db, 'autorizacaoPix', [id]);
  return id;
}

async function criarAnexo(
  mundo: Mundo,
  { reclamacao, usuarioId }: { readonly reclamacao: number; readonly usuarioId: number },
): Promise<string> {
  const { db } = mundo.aplicacao.deps;
  const em = mundo.agora();
  const { id: interacao } = await db
    .insertInto('reclamacao_interacoes')
    .values({
      reclamacao_id: reclamacao,
      tipo: 212,
      autor: 'membro',
      autor_id: usuarioId,
      texto_cifrado: Buffer.from('x'),
      em,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id, ...anexo } = arquivoGuardado('reclamacoes');
  await db
    .insertInto('reclamacao_anexos')
    .values({
      ...anexo,
      id,
      reclamacao_id: reclamacao,
      interacao_id: interacao,
      usuario_id: usuarioId,
      lado: 'membro',
      em,
    })
    .execute();
  return id;
}

async function criarAnexoDoChamado(mundo: Mundo, { doMembro }: Cenario): Promise<string> {
  const { db } = mundo.aplicacao.deps;
  const { id, ...anexo } = arquivoGuardado('chamados');
  await db
    .insertInto('chamado_anexos')
    .values({ ...anexo, id, chamado_id: Number(doMembro.chamado), em: mundo.agora() })
    .execute();
  return id;
}

/** The columns of a file that nobody will open. */
function arquivoGuardado(pasta: string) {
  const id = randomUUID();
  return {
    id,
    numero: 1,
    nome_cifrado: Buffer.from('x'),
    tipo: 'image/jpeg',
    arquivo: `${pasta}/${id}`,
    sha256: Buffer.from('x'),
    chave_embrulhada: Buffer.from('x'),
    tamanho: 9,
  };
}
