import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import type { RespostaDe } from '../../lib/api-client.ts';

type Chaves = RespostaDe<'validarPixCpf'>['chaves'];

const HORAS = REGRAS_PADRAO.retirada.horasDeDescansoDaChave;

/**
 * "A partir de sexta, 27 nov, 8h16" while every key is new; undefined when a key may receive now: then the bank
 * decides.
 */
export function quandoPodeCair(chaves: Chaves | undefined): string | undefined {
  if (chaves === undefined) return undefined;
  if (chaves.length === 0) return `${HORAS} horas depois de você cadastrar a sua chave Pix`;
  if (chaves.some(({ emDescanso }) => !emDescanso)) return undefined;
  const [primeira] = chaves.map(({ podeReceberEm }) => podeReceberEm).toSorted();
  return primeira === undefined ? undefined : `A partir de ${formatarMomento(primeira)}`;
}
