import type { Instante } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { ConteudoDoEmail } from './modelo.ts';

/** A place in a series of pools (REGRAS 2.12 Recurring). */
export const modelosDasSeries = {
  serieSemSaldo: (d: {
    readonly serieId: number;
    readonly bolao: string;
    readonly valor: number;
    readonly cobrarEm: Instante;
  }): ConteudoDoEmail => ({
    assunto: `Falta saldo para ${d.bolao}`,
    paragrafos: [
      `Em ${formatarMomento(d.cobrarEm)} vamos cobrar ${formatarReais(centavos(d.valor))} da sua carteira, e o saldo de hoje não cobre.`,
      'Adicione saldo até lá, ou pule este sorteio.',
    ],
    botao: { rotulo: 'Ver o bolão recorrente', caminho: `/loteria-recorrente/${d.serieId}` },
  }),
  serieFalta: (d: {
    readonly serieId: number;
    readonly bolaoId: number;
    readonly bolao: string;
    readonly motivo: string;
    readonly vendasAte: Instante;
    /** Two misses in a row pause the place. */
    readonly pausada: 'sim' | null;
  }): ConteudoDoEmail => ({
    assunto: d.pausada === null ? `Você ficou fora de ${d.bolao}` : 'O seu bolão recorrente está em pausa',
    paragrafos: [
      `Não cobramos ${d.bolao}. Motivo: ${d.motivo.toLowerCase()}.`,
      `Enquanto houver cotas, você pode comprar neste bolão até ${formatarMomento(d.vendasAte)}.`,
      ...(d.pausada === null
        ? []
        : ['Foi a segunda vez seguida. Nada mais será cobrado até você retomar o bolão recorrente.']),
    ],
    botao:
      d.pausada === null
        ? { rotulo: 'Ver o bolão', caminho: `/loteria/${d.bolaoId}` }
        : { rotulo: 'Retomar', caminho: `/loteria-recorrente/${d.serieId}` },
  }),
  serieEncerrada: (d: { readonly serie: string }): ConteudoDoEmail => ({
    assunto: `${d.serie} chegou ao fim`,
    paragrafos: [
      'Este bolão recorrente foi encerrado, e nada mais será cobrado.',
      'Os bolões que você já pagou seguem valendo até o sorteio.',
    ],
    botao: { rotulo: 'Ver outros bolões recorrentes', caminho: '/loteria-recorrente' },
  }),
};
