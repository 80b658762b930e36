import { randomBytes, randomUUID } from 'node:crypto';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { caminhos } from '@rateia/contracts/caminhos';
import type { NomeChamada } from '@rateia/contracts/todas';
import { emTransacao } from '../db/banco.ts';
import { figura } from '../gateways/imagens/test/figuras.ts';
import type { Credencial, Mundo, RespostaDeTeste } from './app.ts';
import type { Pessoa } from './construtores.ts';
import { montados } from './trilhas.ts';

type Arquivo = {
  readonly nome: string;
  readonly bytes: Buffer;
  readonly campo?: string;
  readonly campos?: Readonly<Record<string, string | number>>;
  /** Parameters of the address. */
  readonly caminho?: Readonly<Record<string, string | number>>;
};

/** A form with a file, as a browser sends it. */
export function formulario({ nome, bytes, campo = 'arquivo', campos = {} }: Arquivo) {
  const limite = `----rateia${randomBytes(8).toString('hex')}`;
  const textos = Object.entries(campos).map(
    ([chave, valor]) => `--${limite}\r\nContent-Disposition: form-data; name="${chave}"\r\n\r\n${valor}\r\n`,
  );
  const cabeca = `--${limite}\r\nContent-Disposition: form-data; name="${campo}"; filename="${nome}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return {
    tipo: `multipart/form-data; boundary=${limite}`,
    corpo: Buffer.concat([Buffer.from(textos.join('') + cabeca), bytes, Buffer.from(`\r\n--${limite}--\r\n`)]),
  };
}

/** Makes a call that takes a file. */
export async function enviar<N extends NomeChamada>(
  mundo: Mundo,
  chamada: N,
  {
    como,
    chave = randomUUID(),
    caminho = {},
    ...arquivo
  }: Arquivo & { readonly como?: Credencial; readonly chave?: string },
): Promise<RespostaDeTeste<N>> {
  const { tipo, corpo } = formulario(arquivo);
  const r = await mundo.http.inject({
    method: 'POST',
    url: caminhos[chamada].path.replace(/\{(\w+)\}/g, (_t, nome: string) => String(caminho[nome])),
    headers: {
      'content-type': tipo,
      [CABECALHOS.idempotencia]: chave,
      ...(como === undefined
        ? {}
        : { authorization: `Bearer ${como.token}`, [CABECALHOS.dispositivo]: como.hashDispositivo }),
    },
    payload: corpo,
  });
  const lido: unknown = r.body === '' ? undefined : JSON.parse(r.body);
  return { status: r.statusCode, corpo: lido as never, erro: lido as never, bruto: r.body, cabecalhos: r.headers };
}

/** Both sides of an RG, and the selfie: everything that a submission needs. Answers the draft's id. */
export async function enviarImagens(mundo: Mundo, como: Pessoa): Promise<string> {
  const bytes = await figura('jpeg');
  for (const parte of ['frente', 'verso']) {
    const campos = { tipoDocumento: 1, parte };
    const r = await enviar(mundo, 'createDocumento', { como, nome: 'foto.jpg', bytes, campos });
    if (r.status !== 200) throw new Error(r.bruto);
  }
  const r = await enviar(mundo, 'uploadSelf', { como, nome: 'foto.jpg', bytes });
  if (r.status !== 200) throw new Error(r.bruto);
  return r.corpo.validacao.id;
}

/** How the sandbox's comparison ends for one person. */
export async function decidirComparacao(mundo: Mundo, { cpf }: Pessoa, desfecho: string): Promise<void> {
  const resposta = await fetch(`${mundo.sandbox.url}/sandbox/reconhecimento`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cpf, desfecho }),
  });
  if (!resposta.ok) throw new Error(await resposta.text());
}

/** A validation that waits for a person of the staff, made straight in the database; its picture has no file. */
export async function criarIdentidadeEmAnalise(
  mundo: Mundo,
  { id: usuarioId }: Pessoa,
): Promise<{ readonly validacao: string; readonly documento: string }> {
  const { db, cifra } = mundo.aplicacao.deps;
  const agora = mundo.agora();
  return await emTransacao(db, async (trx) => {
    const v = await trx
      .insertInto('validacoes_conta')
      .values({ usuario_id: usuarioId, estado: 'emAnalise', tipo_documento: 3, criada_em: agora, enviada_em: agora })
      .returning(['id', 'id_publico'])
      .executeTakeFirstOrThrow();
    await montados(trx, 'validacaoConta', [v.id]);
    const nome = `documentos/${randomBytes(8).toString('hex')}`;
    const d = await trx
      .insertInto('documentos')
      .values({
        validacao_id: v.id,
        parte: 'frente',
        arquivo: nome,
        miniatura: `${nome}-p`,
        sha256: randomBytes(32),
        chave_embrulhada: cifra.embrulhar(cifra.novaChave(), 'documento:teste'),
        tamanho: 1,
        largura: 1,
        altura: 1,
        recebido_em: agora,
        gravado_em: agora,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { validacao: v.id_publico, documento: d.id };
  });
}

/** Document, selfie and the machine's yes, through the calls. */
export async function confirmarIdentidade(mundo: Mundo, como: Pessoa): Promise<void> {
  await decidirComparacao(mundo, como, 'aprovado');
  const id = await enviarImagens(mundo, como);
  await mundo.chamar('reconhecimentoFacil', { id, consentimento: true }, { como });
  await mundo.assentar();
}
