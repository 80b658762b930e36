import { diaDe } from '@rateia/domain/datas';
import { formatarDiaComSemana, formatarHora } from '@rateia/domain/datas-formatadas';
import type { EstadoBolao } from '@rateia/domain/loterias/bolao';
import type { RespostaDe } from '../../../lib/api-client.ts';
import type { Etiqueta } from '../../../ui/base/etiqueta.tsx';

type MeuBolao = RespostaDe<'getMeuBolao'>;
type TomDaEtiqueta = NonNullable<Parameters<typeof Etiqueta>[0]['tom']>;

/** The state of a pool as its member reads it: what stands, and until when the next thing happens (DESIGN 12). */
export function estadoEmPalavras(bolao: MeuBolao): { readonly texto: string; readonly tom: TomDaEtiqueta } {
  const textos: Readonly<Record<EstadoBolao, string>> = {
    rascunho: 'Em preparo',
    a_venda: `À venda até ${momento(bolao.vendasAte)}`,
    encerrado_para_venda: `Lista fechada. Recibos até ${momento(bolao.comprovarAte)}`,
    registrando: `Lista fechada. Recibos até ${momento(bolao.comprovarAte)}`,
    comprovado: 'Comprovado: lista e recibos publicados',
    sorteado: 'Sorteado',
    apurado: 'Conferido',
    pago: 'Prêmio na carteira',
    cancelado: bolao.motivoCancelamento ?? 'Cancelado',
  };
  return { texto: textos[bolao.estado], tom: TONS[bolao.estado] };
}

const TONS: Readonly<Record<EstadoBolao, TomDaEtiqueta>> = {
  rascunho: 'neutral',
  a_venda: 'neutral',
  encerrado_para_venda: 'info',
  registrando: 'info',
  comprovado: 'success',
  sorteado: 'marca',
  apurado: 'marca',
  pago: 'success',
  cancelado: 'danger',
};

/** "quinta, 26 nov, 19h". */
export function momento(instante: string): string {
  return `${formatarDiaComSemana(diaDe(instante))}, ${formatarHora(instante)}`;
}
