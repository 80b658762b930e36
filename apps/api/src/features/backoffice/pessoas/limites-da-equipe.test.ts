import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { titulosPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { criarIdentidadeEmAnalise } from '../../../test/identidade.ts';

let mundo: Mundo;
let suporte: Pessoa;
let lider: Pessoa;
let pessoa: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  suporte = await criarPessoa(mundo, { papeis: ['suporte'] });
  lider = await criarPessoa(mundo, { papeis: ['lider'] });
  pessoa = await criarPessoa(mundo);
});
afterAll(async () => await mundo.encerrar());

async function trilhaDe(de: Pessoa) {
  return (
    await mundo.aplicacao.deps.db
      .selectFrom('auditoria')
      .select(['acao', 'alvo'])
      .where('usuario_id', '=', de.id)
      .orderBy('id')
      .execute()
  ).map(({ acao, alvo }) => `${acao} ${alvo}`);
}
async function revelar(como: Pessoa, campo = 'cpf') {
  return await mundo.chamar(
    'revelarDado',
    { id: pessoa.id, campo, mensagem: 'a pessoa pediu' },
    { como, chave: randomUUID() },
  );
}

describe('Limits of the staff (REGRAS 2.24)', () => {
  it('lets an operator reveal twenty data in an hour; the next is refused and recorded, and the lead is told once', async () => {
    for (let n = 0; n < 20; n += 1) expect((await revelar(suporte)).status).toBe(200);
    for (let n = 0; n < 2; n += 1) expect((await revelar(suporte)).erro.dados.chave).toBe('muitasTentativas');
    const alarme = 'Alguém da equipe viu dados demais em uma hora';
    expect((await titulosPara(mundo, lider)).filter((titulo) => titulo === alarme)).toHaveLength(1);
    expect((await trilhaDe(suporte)).filter((linha) => linha.startsWith('pessoas.revelarDemais'))).toHaveLength(2);
    expect((await revelar(lider)).status).toBe(200);
    await mundo.avancar({ minutos: 61 });
    expect((await revelar(suporte)).status).toBe(200);
  });

  it('an identity under review counts among them, once for data and pictures', async () => {
    const outro = await criarPessoa(mundo, { papeis: ['suporte'] });
    for (let n = 0; n < 19; n += 1) expect((await revelar(outro)).status).toBe(200);
    const [uma, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const [vista, alem] = [await criarIdentidadeEmAnalise(mundo, uma), await criarIdentidadeEmAnalise(mundo, outra)];
    expect((await mundo.chamar('getValidacaoEmAnalise', { id: vista.validacao }, { como: outro })).status).toBe(200);
    function foto(id: string) {
      return mundo.chamar(
        'createDocumentoLinkDaAnalise',
        { id, tamanho: 'miniatura' },
        { como: outro, chave: randomUUID() },
      );
    }
    expect((await foto(vista.documento)).status).toBe(200);
    expect((await foto(alem.documento)).erro.dados.chave).toBe('muitasTentativas');
    const recusada = await mundo.chamar('getValidacaoEmAnalise', { id: alem.validacao }, { como: outro });
    expect(recusada.erro.dados.chave).toBe('muitasTentativas');
    expect((await revelar(outro)).erro.dados.chave).toBe('muitasTentativas');
  });

  it('a try that the role does not allow is kept, of the call and of the person', async () => {
    const financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
    expect((await revelar(financeiro)).status).toBe(403);
    const colega = { id: lider.id, campo: 'cpf', mensagem: 'a pessoa pediu' };
    const outro = await criarPessoa(mundo, { papeis: ['suporte'] });
    expect((await mundo.chamar('revelarDado', colega, { como: outro })).status).toBe(403);
    expect(await trilhaDe(financeiro)).toContain('equipe.negada chamada:revelarDado');
    expect(await trilhaDe(outro)).toContain(`equipe.negada usuario:${lider.id}`);
  });

  it('an operator who reads a person’s trail leaves one', async () => {
    const outro = await criarPessoa(mundo, { papeis: ['suporte'] });
    expect((await mundo.chamar('getTrilhaDaPessoa', { id: pessoa.id }, { como: outro })).status).toBe(200);
    expect(await trilhaDe(outro)).toContain(`pessoas.verTrilha usuario:${pessoa.id}`);
    const { corpo } = await mundo.chamar('getTrilhaDaPessoa', { id: pessoa.id }, { como: lider });
    expect(corpo.itens).toContainEqual(expect.objectContaining({ acao: 'pessoas.verTrilha' }));
  });
});
