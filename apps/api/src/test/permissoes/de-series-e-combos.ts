import { INEXISTENTE } from '../cenario-de-permissoes.ts';
import { semAlvo, sozinha } from './linhas.ts';

/** Series of pools, and combos of pools and of groups. */
export const CHAMADAS_DE_SERIES_E_COMBOS = {
  getComboDeBoloes: semAlvo({ id: INEXISTENTE }),
  createCotasDoCombo: semAlvo({ id: INEXISTENTE, meioPagamento: 4, valorTotal: 770 }),
  getComboDeGrupos: semAlvo({ id: INEXISTENTE }),
  comboDoCarrinho: semAlvo({ comboId: INEXISTENTE }),
  listSeries: sozinha(),
  getSerie: semAlvo({ id: INEXISTENTE }),
  createAdesao: semAlvo({ id: INEXISTENTE, cotas: 1, valorCota: 770 }),
  retomarAdesao: semAlvo({ id: INEXISTENTE, valorCota: 770 }),
  createSaldoDaSerie: semAlvo({ id: INEXISTENTE, valor: 770 }),
  deleteSaldoDaSerie: semAlvo({ id: INEXISTENTE }),
  deleteAdesao: semAlvo({ id: INEXISTENTE }),
  pularSorteio: semAlvo({ id: INEXISTENTE, idBolao: INEXISTENTE, pular: true }),
};
