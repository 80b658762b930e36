import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Resposta } from '@rateia/contracts/chamada';
import type { TipoDeSaida } from '@rateia/domain/cancelamento/regras';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { formatarReais, ZERO } from '@rateia/domain/dinheiro';
import type { OpcaoDeSaida } from './saida/opcoes-de-saida.ts';

type Simulacao = Resposta<typeof cancelamento.getCancelamentoMembro>['opcoes'][number];

const TITULO: { readonly [T in TipoDeSaida]: string } = {
  arrependimento: 'Sair e receber tudo de volta',
  fimDoCiclo: 'Sair no fim do ciclo',
  agora: 'Sair agora',
};

function textoDe({ tipo, caso, saidaEm, daFila, calculo, seReocupada }: OpcaoDeSaida): string {
  const volta = calculo.total === ZERO ? undefined : formatarReais(calculo.total);
  // If the member can choose the destination, the choice itself names it.
  const onde = calculo.porPix === ZERO ? ' para o seu saldo' : '';
  if (daFila) return `Você sai da fila de espera e ${volta ?? 'nada'} volta hoje${onde}, com a caução.`;
  if (tipo === 'arrependimento') {
    return `Você ainda está nos 7 dias do direito de arrependimento: ${volta === undefined ? 'o valor pago volta' : `${volta} voltam`} hoje${onde} e o acesso termina agora.`;
  }
  if (tipo === 'fimDoCiclo') {
    const fim = `Você usa até ${formatarDia(saidaEm)}, e não cobramos mais nenhuma fatura.`;
    return volta === undefined ? fim : `${fim} Nesse dia vamos devolver ${volta}.`;
  }
  const agora =
    volta === undefined ? 'O acesso termina agora.' : `O acesso termina agora e ${volta} voltam hoje${onde}.`;
  if (seReocupada === undefined) return volta === undefined ? `${agora} Nada do que você pagou volta.` : agora;
  const { valor, ate } = seReocupada;
  if (caso === 'fidelidadeAntecipada')
    return `${agora} A multa de ${formatarReais(valor)} volta se outra pessoa ocupar a sua vaga até ${formatarDia(ate)}.`;
  return `${agora} Os dias que faltam deste mês só voltam se outra pessoa ocupar a sua vaga até ${formatarDia(ate)}: nesse caso devolvemos mais ${formatarReais(valor)}.`;
}

/** One way out as a choice: when, how much, and the arithmetic; rows sum to the total (REGRAS 2.9). */
export function apresentarOpcao(opcao: OpcaoDeSaida, indice: number): Simulacao {
  return {
    tipo: opcao.tipo,
    titulo: opcao.daFila ? 'Sair da fila e receber tudo de volta' : TITULO[opcao.tipo],
    texto: textoDe(opcao),
    saidaEm: opcao.saidaEm,
    total: opcao.calculo.total,
    porPix: opcao.calculo.porPix,
    devolvidoEm: opcao.saidaEm,
    linhas: [...opcao.calculo.linhas],
    recomendado: indice === 0,
  };
}
