import { formatarMomento } from '@rateia/domain/datas-formatadas';
import type { RespostaDe } from '../../lib/api-client.ts';
import { quantos } from '../../lib/em-palavras.ts';

type Chaves = RespostaDe<'validarPixCpf'>['chaves'];

/**
 * "A partir de sexta, 27 nov, 8h16" while every key is new; undefined when a key may receive now: then the bank
 * decides.
 */
export function quandoPodeCair(chaves: Chaves | undefined, horas: number | undefined): string | undefined {
  if (chaves === undefined) return undefined;
  if (chaves.length === 0) return `${quantos(horas, 'horas')} depois de você cadastrar a sua chave Pix`;
  if (chaves.some(({ emDescanso }) => !emDescanso)) return undefined;
  const [primeira] = chaves.map(({ podeReceberEm }) => podeReceberEm).toSorted();
  return primeira === undefined ? undefined : `A partir de ${formatarMomento(primeira)}`;
}
