import { diaDe, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { ligarWebhook } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, depositar } from '../../../test/construtores.ts';
import { criarMembroPeloPix } from '../../../test/membro-pelo-pix.ts';

let mundo: Mundo;
let milissegundos = Date.UTC(2026, 10, 20, 12);
beforeAll(async () => {
  mundo = await criarMundo({ parede: () => milissegundos });
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar());

const EXTRATO = { tipo: 'extrato', conta: 'tudo' } as const;
const { porHora, segundosDoLink } = REGRAS_PADRAO.arquivos;

async function pedir(como: Pessoa, formato: 'pdf' | 'csv' | 'ofx', janela: object = {}) {
  return await mundo.chamar('createLinkDoArquivo', { ...EXTRATO, formato, ...janela }, { como });
}
async function baixar(url: string) {
  return await mundo.http.inject({ method: 'GET', url });
}
async function arquivo(como: Pessoa, formato: 'pdf' | 'csv' | 'ofx', janela: object = {}) {
  return await baixar((await pedir(como, formato, janela)).corpo.url);
}
function colunas(csv: string): readonly (readonly string[])[] {
  return csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((linha) => linha.split(';'));
}
function emCentavos(texto = ''): number {
  return texto === '' ? 0 : Number(texto.replace(',', ''));
}

describe('The statement as a file (REGRAS 2.33)', () => {
  it('a table closes to the centavo: the balance before and every amount make the balance after', async () => {
    const membro = await criarMembroPeloPix(mundo);
    await depositar(mundo, membro, centavos(12_345));
    await mundo.avancar({ dias: 40 });
    const de = somarDias(diaDe(mundo.agora()), -20);
    for (const janela of [{}, { de }, { conta: 'disponivel' }, { ate: somarDias(de, -1) }]) {
      const resposta = await arquivo(membro, 'csv', janela);
      const [, primeira = [], ...resto] = colunas(resposta.body);
      const ultima = resto.at(-1) ?? [];
      const soma = resto.reduce((total, linha) => total + emCentavos(linha[5]), emCentavos(primeira[6]));
      expect(soma).toBe(emCentavos(ultima[6]));
      const { conta = 'tudo', ...dias } = janela as { readonly conta?: string };
      const tela = await mundo.chamar('getExtrato', { conta, ...dias, limite: 200 }, { como: membro });
      expect(emCentavos(primeira[6])).toBe(tela.corpo.abertura);
      expect(emCentavos(ultima[6])).toBe(tela.corpo.fechamento);
      expect(resto).toHaveLength(tela.corpo.linhas.length + 1);
    }
    const tudo = colunas((await arquivo(membro, 'csv')).body);
    // Two months of R$ 21,60, which went from the bank to the group.
    expect(tudo.find((linha) => linha[2] === 'Entrada no grupo')?.[7]).toBe('-43,20');
  });

  it('each form has its type and its name, and is saved instead of shown', async () => {
    const pessoa = await criarPessoa(mundo, { nome: 'Zoë' });
    await depositar(mundo, pessoa, centavos(1_000));
    const de = '2026-11-01';
    const hoje = diaDe(mundo.agora());
    const tipos = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8', ofx: 'application/x-ofx' } as const;
    for (const [formato, tipo] of Object.entries(tipos)) {
      const resposta = await arquivo(pessoa, formato as keyof typeof tipos, { de });
      expect(resposta.statusCode).toBe(200);
      expect(resposta.headers).toMatchObject({
        'content-type': tipo,
        'content-disposition': `attachment; filename="extrato-${de}-a-${hoje}.${formato}"`,
        'cache-control': 'no-store',
      });
    }
    const pdf = (await arquivo(pessoa, 'pdf')).rawPayload.toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toMatch(/\/FontName \/[A-Z]{6}\+NotoSans-Bold/);
  });

  it('an entry has the same FITID in every file that has it', async () => {
    const pessoa = await criarPessoa(mundo);
    await depositar(mundo, pessoa, centavos(1_000));
    await depositar(mundo, pessoa, centavos(2_000));
    async function ids(conta: string) {
      return [...(await arquivo(pessoa, 'ofx', { conta })).body.matchAll(/<FITID>(\w+)/g)].map(([, id]) => id);
    }
    const tudo = await ids('tudo');
    expect(new Set(tudo).size).toBe(2);
    expect(await ids('disponivel')).toEqual(tudo);
  });

  it('tells what there was when it was asked for: money that comes before it is saved is in the next one', async () => {
    const pessoa = await criarPessoa(mundo);
    await depositar(mundo, pessoa, centavos(1_000));
    const { corpo } = await pedir(pessoa, 'csv');
    await mundo.avancar({ minutos: 1 });
    await depositar(mundo, pessoa, centavos(500));
    expect(colunas((await baixar(corpo.url)).body).at(-1)?.[6]).toBe('10,00');
    expect(colunas((await arquivo(pessoa, 'csv')).body).at(-1)?.[6]).toBe('15,00');
  });

  it('a link is of its owner, for a minute, and of an account that is open', async () => {
    const pessoa = await criarPessoa(mundo);
    const { corpo } = await pedir(pessoa, 'csv');
    expect((await baixar(corpo.url)).statusCode).toBe(200);
    expect((await baixar(`${corpo.url.slice(0, -3)}AAA`)).statusCode).toBe(404);
    milissegundos += segundosDoLink * 1_000;
    expect((await baixar(corpo.url)).statusCode).toBe(404);
    const outro = (await pedir(pessoa, 'csv')).corpo.url;
    const { db } = mundo.aplicacao.deps;
    await db.updateTable('usuarios').set({ bloqueado_em: mundo.agora() }).where('id', '=', pessoa.id).execute();
    expect((await baixar(outro)).statusCode).toBe(404);
  });

  it('is asked for with a session, for a window that goes forward, and so often in an hour', async () => {
    const pessoa = await criarPessoa(mundo);
    expect((await mundo.chamar('createLinkDoArquivo', { ...EXTRATO, formato: 'csv' })).status).toBe(401);
    expect((await pedir(pessoa, 'csv', { de: '2026-11-02', ate: '2026-11-01' })).status).toBe(422);
    for (let n = 0; n < porHora; n += 1) expect((await pedir(pessoa, 'csv')).status).toBe(200);
    expect((await pedir(pessoa, 'csv')).erro.dados.chave).toBe('muitasTentativas');
    await mundo.avancar({ minutos: 61 });
    expect((await pedir(pessoa, 'csv')).status).toBe(200);
  });
});
