import { expect, test } from '@playwright/test';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { DEMONSTRACAO, soDela } from './vocabulary/gente.ts';
import { entraDireto, ganhaSaldo, grupoPronto, pessoaPronta } from './vocabulary/preparo.ts';
import { operador } from './vocabulary.ts';

test('the lead sees what the end of a group gives back, ends it, and the member has it all (REGRAS 2.1, 2.9)', async ({
  browser,
}) => {
  const dono = await pessoaPronta('Ugo', soDela('Bastos'));
  const nome = `Canva do coral ${Date.now() % 1e6}`;
  const id = await grupoPronto(dono.sessao, { nome, vagas: 2 });
  const membro = await pessoaPronta('Vânia', 'Lemos');
  await ganhaSaldo(membro.sessao, reais('54,00'));
  await entraDireto(membro.sessao, id);

  const livia = await operador(browser, await sessaoDe(DEMONSTRACAO.lider));
  await livia.abrePessoa(`${dono.eu.nome} ${dono.eu.sobrenome}`);
  const linha = livia.pagina.getByRole('listitem').filter({ hasText: nome });
  await linha.getByRole('button', { name: 'Encerrar grupo' }).click();
  await livia.encerraGrupo({
    nome,
    ato: 'Cancelar agora',
    motivo: 'O serviço mudou as regras do plano.',
    mostra: ['Volta para os membros hoje', 'R$ 54,00'],
  });
  await expect(linha).toContainText('Cancelado');
  await expect(linha.getByRole('button')).toHaveCount(0);
  const { saldos } = await chamar<{ readonly saldos: { readonly disponivel: number } }>('GET /credito', {
    como: membro.sessao,
  });
  expect(saldos.disponivel).toBe(reais('54,00'));
  livia.reclamacoes.esperaNenhuma();
});
