import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';

let mundo: Mundo;
let operador: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  operador = await criarPessoa(mundo, { papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());

async function abrir(titulo: string) {
  const incidente = { titulo, partes: ['pagamentos' as const], texto: 'Alguns Pix demoram. Nenhum valor se perdeu.' };
  return (await mundo.chamar('createIncidente', incidente, { como: operador })).corpo;
}
async function dizer(id: number, etapa: 'identificado' | 'resolvido', texto: string) {
  return await mundo.chamar('atualizarIncidente', { id, etapa, texto }, { como: operador });
}

describe('Incidents that everybody may read about', () => {
  it('stand on the public page from their first word to their last, newest word first', async () => {
    const { id } = await abrir('Pix lento');
    await mundo.avancar({ minutos: 5 });
    await dizer(id, 'identificado', 'O banco respondeu devagar.');
    const { abertos } = (await mundo.chamar('getSituacao', {})).corpo;
    expect(abertos).toMatchObject([
      {
        titulo: 'Pix lento',
        partes: ['pagamentos'],
        etapa: 'identificado',
        resolvidoEm: null,
        atualizacoes: [{ texto: 'O banco respondeu devagar.' }, { etapa: 'investigando' }],
      },
    ]);
    await dizer(id, 'resolvido', 'Tudo o que foi pago já apareceu.');
    expect((await mundo.chamar('getSituacao', {})).corpo).toMatchObject({
      abertos: [],
      passados: [{ titulo: 'Pix lento', etapa: 'resolvido', resolvidoEm: expect.any(String) }],
    });
  });

  it('end once, also for two operators at the same moment', async () => {
    const { id } = await abrir('E-mails atrasados');
    const fins = await Promise.all([1, 2].map(async (n) => await dizer(id, 'resolvido', `Voltou ao normal (${n}).`)));
    expect(fins.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('leave the page 90 days after their end', async () => {
    const { id } = await abrir('Resultado demorou');
    await dizer(id, 'resolvido', 'O resultado saiu.');
    await mundo.avancar({ dias: 91 });
    expect((await mundo.chamar('getSituacao', {})).corpo.passados).toEqual([]);
  });
});
