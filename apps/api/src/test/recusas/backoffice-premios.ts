import type { backofficePremios } from '@rateia/contracts/backoffice-premios';
import { diaDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { Mundo } from '../app.ts';
import { criarBolao } from '../boloes.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';
import { comprarCotas, provarBolao, sortear } from '../premios.ts';
import { daEquipeSo, deNada, deNovo, operar, sobre } from './operacao.ts';
import type { Recusas } from './tabela.ts';

let concurso = 9_100;
/** A pool of Mega-Sena with three quadras of R$ 700,00, whose prize was not fetched yet. */
async function comPremio(mundo: Mundo) {
  const { sorteioEm } = await criarBolao(mundo);
  concurso += 1;
  const apostasAte = new Date(Date.parse(sorteioEm) - 3_600_000).toISOString();
  const bolao = await criarBolao(mundo, { concursos: [{ loteria: 'mega-sena', concurso, apostasAte, sorteioEm }] });
  const pessoa = await criarPessoa(mundo, { saldo: centavos(20_000) });
  await comprarCotas(mundo, { bolao, pessoa, cotas: 6 });
  await provarBolao(mundo, bolao, pessoa);
  await sortear(mundo, bolao, {
    loteria: 'mega-sena',
    concurso,
    data: diaDe(sorteioEm),
    sorteios: [[4, 8, 15, 16, 1, 2]],
    premios: [{ faixa: 3, ganhadores: 1, valor: centavos(70_000) }],
  });
  return { id: bolao.id, valor: 210_000 };
}
/** A result of this person that waits for another. */
async function proposto(mundo: Mundo, como: Pessoa) {
  concurso += 1;
  await operar(mundo, 'proporResultado', { concurso }, como);
  const { corpo } = await mundo.chamar('getResultadosAResolver', {}, { como });
  return { id: corpo.itens.find((um) => um.concurso === concurso)?.proposta?.id ?? 0 };
}

/** Every refusal of the desk of results and prizes (REGRAS 2.12). */
export const RECUSAS_DOS_PREMIOS: Recusas<typeof backofficePremios> = {
  getResultadosAResolver: daEquipeSo('getResultadosAResolver'),
  proporResultado: {
    ...daEquipeSo('proporResultado'),
    dadosInvalidos: sobre('proporResultado', async () => ({ sorteios: [[1, 2, 3, 4]] })),
    resultadoEmConfirmacao: deNovo('proporResultado', async () => ({ concurso: 9_900 })),
  },
  confirmarResultado: {
    ...daEquipeSo('confirmarResultado'),
    ...deNada('confirmarResultado'),
    outraPessoaConfirma: async (mundo) => {
      const como = await criarPessoa(mundo, { papeis: ['lider'] });
      return await operar(mundo, 'confirmarResultado', await proposto(mundo, como), como);
    },
  },
  recusarResultado: { ...daEquipeSo('recusarResultado'), ...deNada('recusarResultado') },
  getPremiosAReceber: daEquipeSo('getPremiosAReceber'),
  updateGuardiao: { ...daEquipeSo('updateGuardiao'), ...deNada('updateGuardiao') },
  registrarPremio: {
    ...daEquipeSo('registrarPremio'),
    ...deNada('registrarPremio'),
    premioDiferente: sobre('registrarPremio', async (mundo) => ({ ...(await comPremio(mundo)), valor: 1 })),
    premioJaRecebido: deNovo('registrarPremio', comPremio),
  },
};
