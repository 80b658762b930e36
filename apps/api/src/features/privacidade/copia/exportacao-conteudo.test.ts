import { randomBytes } from 'node:crypto';
import { centavos } from '@rateia/domain/dinheiro';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figura } from '../../../gateways/imagens/test/figuras.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { enviar, enviarImagens } from '../../../test/identidade.ts';
import { confirmarPorPin } from '../../../test/seguranca.ts';
import { montados } from '../../../test/trilhas.ts';
import type { ParteDosDados } from './ler-dados.ts';
import { imagemDe } from './ler-dados.ts';
import { IMAGEM_GRANDE, leitorDeImagens } from './ler-imagem.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

async function confirmada(pessoa: Pessoa) {
  return await confirmarPorPin(mundo, pessoa, 'dadosPessoais');
}
async function pedir(pessoa: Pessoa) {
  return await mundo.chamar('createExportacao', {}, { como: pessoa, cabecalhos: await confirmada(pessoa) });
}
async function baixar(pessoa: Pessoa, id: string, formato: 'json' | 'pdf') {
  const cabecalhos = await confirmarPorPin(mundo, pessoa, 'baixarDados');
  const { corpo } = await mundo.chamar('criarLinkExportacao', { id, formato }, { como: pessoa, cabecalhos });
  return { link: corpo, resposta: await mundo.http.inject({ method: 'GET', url: corpo.url }) };
}
type Arquivo = { readonly nome: string; readonly secoes: readonly ParteDosDados[] };
function tabela({ secoes }: Arquivo, titulo: string) {
  return secoes.flatMap(({ tabelas }) => tabelas).find((t) => t.titulo === titulo)?.registros ?? [];
}

describe('A copy of all data (REGRAS 2.17 Export)', () => {
  it('holds the pictures themselves, in both files: those of the document, the selfie and the profile', async () => {
    const pessoa = await criarPessoa(mundo);
    await enviarImagens(mundo, pessoa);
    await enviar(mundo, 'createFoto', { como: pessoa, nome: 'eu.png', bytes: await figura('png') });
    const { corpo } = await pedir(pessoa);
    await mundo.assentar();
    const arquivo = JSON.parse((await baixar(pessoa, corpo.id, 'json')).resposta.body) as Arquivo;
    const imagens = [...tabela(arquivo, 'Fotos de documento enviadas'), ...tabela(arquivo, 'Seus dados')].map(
      (registro) => imagemDe(registro),
    );
    expect(imagens.map((imagem) => imagem?.formato)).toEqual(['jpeg', 'jpeg', 'jpeg', 'webp']);
    for (const imagem of imagens) {
      const lida = await sharp(Buffer.from(imagem?.base64 ?? '', 'base64')).metadata();
      expect([lida.format, lida.width]).toEqual([imagem?.formato, expect.any(Number)]);
    }
    const pdf = (await baixar(pessoa, corpo.id, 'pdf')).resposta.rawPayload.toString('latin1');
    expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(4);
  });

  it('leaves out a picture beyond what one copy may hold, and says so', async () => {
    const { gateways, cifra } = mundo.aplicacao.deps;
    await gateways.arquivos.guardar('fotos/abc', Buffer.alloc(10, 0xff));
    const ler = leitorDeImagens({ cifra, gateways }, 15);
    expect(await ler({ _arquivo: 'fotos/abc' })).toMatchObject({ formato: 'jpeg' });
    expect(await ler({ _arquivo: 'fotos/abc' })).toBe(IMAGEM_GRANDE);
    expect(await ler({ _arquivo: null })).toBeNull();
  });

  it("holds former addresses, the data read from a document, the address at the provider, and the person's connections", async () => {
    const { db, cifra, relogio } = mundo.aplicacao.deps;
    const [eu, amiga, oculta, brava] = [
      await criarPessoa(mundo),
      await criarPessoa(mundo, { nome: 'Amiga' }),
      await criarPessoa(mundo, { nome: 'Escondida' }),
      await criarPessoa(mundo, { nome: 'Brava' }),
    ];
    const em = relogio.agora();
    await db
      .insertInto('contas_sociais')
      .values({
        usuario_id: eu.id,
        social_auth: 3,
        sub_indice: cifra.indice('copia', 'social:sub'),
        email_cifrado: cifra.cifrar('eu@provedor.com.br', 'social:email'),
        vinculada_em: em,
        usada_em: em,
      })
      .execute();
    await db
      .insertInto('conexoes')
      .values(
        [amiga, oculta, brava].map((outra) => ({
          menor_id: eu.id,
          maior_id: outra.id,
          convidada_por: eu.id,
          estado: outra === brava ? 'bloqueada' : 'pendente',
          bloqueio_do_maior_em: outra === brava ? em : null,
          criada_em: em,
          mudou_em: em,
          oculta_de_quem_convidou: outra === oculta,
        })),
      )
      .execute();
    await db
      .insertInto('trocas_de_email')
      .values({
        usuario_id: eu.id,
        estado: 'feita',
        antigo_cifrado: cifra.cifrar('antigo@exemplo.com.br', 'trocaEmail:endereco'),
        novo_cifrado: cifra.cifrar(eu.email, 'trocaEmail:endereco'),
        desfazer_hash: randomBytes(32),
        pedida_em: em,
        feita_em: em,
      })
      .execute();
    await db
      .insertInto('validacoes_conta')
      .values({
        usuario_id: eu.id,
        estado: 'emAnalise',
        tipo_documento: 1,
        criada_em: em,
        enviada_em: em,
        comparacao_cifrada: cifra.cifrar(
          JSON.stringify({ semelhanca: 98, nomeLido: 'Lido No Documento' }),
          'identidade:comparacao',
        ),
      })
      .execute();
    await montados(db, 'conexao', 'todos');
    await montados(db, 'validacaoConta', 'todos');
    const { corpo } = await pedir(eu);
    await mundo.assentar();
    const arquivo = JSON.parse((await baixar(eu, corpo.id, 'json')).resposta.body) as Arquivo;
    expect(tabela(arquivo, 'Contas sociais vinculadas (2 Facebook, 3 Google)')).toMatchObject([
      { email: 'eu@provedor.com.br' },
    ]);
    expect(tabela(arquivo, 'Trocas de e-mail')).toMatchObject([{ antigo: 'antigo@exemplo.com.br', novo: eu.email }]);
    expect(tabela(arquivo, 'Validações de identidade')).toMatchObject([
      { comparacao: { semelhanca: 98, nomeLido: 'Lido No Documento' } },
    ]);
    expect(tabela(arquivo, 'Conexões da sua rede')).toMatchObject([
      { com_quem: 'Amiga', convite_seu: true, relacionamento: expect.any(String) },
      { com_quem: null, convite_seu: true },
      { com_quem: 'Brava', estado: 'desfeita' },
    ]);
  });

  it('holds nothing of another person', async () => {
    const [eu, outra] = [await criarPessoa(mundo, { saldo: centavos(1_000) }), await criarPessoa(mundo)];
    const { corpo } = await pedir(eu);
    await mundo.assentar();
    const { resposta } = await baixar(eu, corpo.id, 'json');
    expect(resposta.body).toContain(eu.email);
    for (const alheio of [outra.email, outra.cpf, outra.telefone]) expect(resposta.body).not.toContain(alheio);
  });
});
