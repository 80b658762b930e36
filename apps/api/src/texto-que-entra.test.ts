import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import { criarCatalogo, criarPessoa } from './test/construtores.ts';
import { criarGrupo, pedirGrupo } from './test/grupos.ts';
import { criarPessoaComSenha } from './test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

async function nomeGuardado(id: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('grupos')
    .select(['nome', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

describe('Text that enters by a call (REGRAS 2.14)', () => {
  it('a password made in composed form is the same one in decomposed form', async () => {
    const senha = 'Ma\u00e7\u00e3#Telhado27';
    const { email, hashDispositivo } = await criarPessoaComSenha(mundo, { senha });
    for (const forma of ['NFC', 'NFD'] as const) {
      const r = await mundo.chamar('token', { email, senha: senha.normalize(forma), hashDispositivo });
      expect([forma, r.status]).toEqual([forma, 200]);
    }
  });

  it('a name has no line breaks, direction marks or hidden letters where it is kept', async () => {
    const como = await criarPessoa(mundo);
    const r = await pedirGrupo(mundo, como, { nome: ' Fam\u200bília\r\nBcc: \u202edo  Cine ' });
    expect(r.status).toBe(200);
    expect((await nomeGuardado(r.corpo.id)).nome).toBe('Família Bcc: do Cine');
  });

  it.each(['\u200b\u200b\u200b', '\u2800\u2800\u2800', '\u3164\u3164\u3164', 'Suporte Rateia', 'Cine em evil.example'])(
    'no group may be called %j',
    async (nome) => {
      const r = await pedirGrupo(mundo, await criarPessoa(mundo), { nome });
      expect(r.status).toBe(422);
      expect(r.erro.dados['campos']).toHaveProperty('nome');
    },
  );

  it.each(['pir\u200bata', 'p\u0456rata', 'p1r4ta'])('%j is the forbidden word that people read', async (palavra) => {
    const r = await pedirGrupo(mundo, await criarPessoa(mundo), { nome: `Cine ${palavra}` });
    expect([r.status, r.corpo.statusId]).toEqual([200, 110]);
  });

  it('the face of a group is one of the list', async () => {
    const como = await criarPessoa(mundo);
    for (const rosto of [{ icone: 'qualquer coisa' }, { cor: '#fff' }, { icone: 'toString' }])
      expect((await pedirGrupo(mundo, como, rosto)).status).toBe(422);
  });

  it('the link of the vault goes to no host that hides behind another', async () => {
    const { id, administrador: como } = await criarGrupo(mundo);
    const dados = {
      login: '',
      senha: ' duas  pontas ',
      codigo: '',
      link: 'https://www.netflix.com@evil.example',
      instrucoes: '',
    };
    const r = await mundo.chamar('updateDadosAcesso', { idGrupo: id, campos: dados }, { como });
    expect([r.status, r.erro.dados['campos']]).toEqual([422, { 'campos.link': expect.stringContaining('https://') }]);
  });
});
