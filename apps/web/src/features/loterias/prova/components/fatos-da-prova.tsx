import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import type { Passo } from '../../../../ui/fluxo/passos.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import type { Lacre, Prova } from '../conferir.ts';
import { contarFolhas, cotasDoLacre } from '../conferir.ts';

/** Four facts in their order; a step that is not reached is outlined with its hour, never hidden (DESIGN 12). */
export function FatosDaProva({ prova }: { readonly prova: Prova }) {
  const { estado, lacres, sorteioEm } = prova;
  const fechamento = lacres.find(({ momento }) => momento === 'fechamento');
  const sorteado = ['sorteado', 'apurado', 'pago'].includes(estado);
  const passos: readonly Passo[] = [
    { titulo: 'Lista fechada', estado: 'feito', detalhe: fechamento && listaFechada(fechamento) },
    apostasFeitas(prova),
    {
      titulo: 'Sorteio',
      detalhe: formatarMomento(sorteioEm),
      estado: sorteado ? 'feito' : estado === 'comprovado' ? 'agora' : 'depois',
    },
    divisao(prova, sorteado),
  ];
  return (
    <Cartao titulo="O que está provado">
      <Passos passos={passos} />
    </Cartao>
  );
}

function listaFechada(lacre: Lacre): string {
  const cotas = cotasDoLacre(lacre);
  const vendidas = cotas.filter(({ vendida }) => vendida).length;
  const nossas = cotas.length - vendidas;
  return `${formatarMomento(lacre.publicadoEm)}. ${vendidas} de ${cotas.length} cotas vendidas${nossas === 0 ? '' : `, ${nossas} da casa`}.`;
}

function apostasFeitas({ estado, lacres, comprovarAte }: Prova): Passo {
  const comprovado = lacres.find(({ momento }) => momento === 'comprovado');
  if (comprovado !== undefined) {
    const [jogos, recibos] = [contarFolhas(comprovado, 'aposta'), contarFolhas(comprovado, 'comprovante')];
    return {
      titulo: 'Apostas feitas, recibos no lacre',
      estado: 'feito',
      detalhe: `${formatarMomento(comprovado.publicadoEm)}. ${plural(jogos, 'jogo')}, ${plural(recibos, 'recibo')}.`,
    };
  }
  if (estado === 'cancelado')
    return {
      titulo: 'Bolão cancelado',
      estado: 'falha',
      detalhe: 'Os recibos não entraram. Tudo voltou para quem comprou.',
    };
  return {
    titulo: 'Apostas feitas, recibos no lacre',
    estado: 'agora',
    detalhe: `Até ${formatarMomento(comprovarAte)}. Sem eles, devolvemos tudo e mais R$ 1,00 por cota.`,
  };
}

function divisao({ divisao: dividido }: Prova, sorteado: boolean): Passo {
  const titulo = 'Divisão';
  if (dividido === null)
    return { titulo, estado: sorteado ? 'agora' : 'depois', detalhe: 'Em partes iguais, por todas as cotas.' };
  const { premio, porCota, cotas, resto } = dividido;
  const detalhe =
    premio === 0
      ? 'Desta vez não veio prêmio.'
      : `${reais(premio)} já sem o imposto ÷ ${cotas} cotas = ${reais(porCota)} cada. Sobra registrada: ${reais(resto)}.`;
  return { titulo, estado: 'feito', detalhe };
}

function plural(quantos: number, nome: string): string {
  return `${quantos} ${nome}${quantos === 1 ? '' : 's'}`;
}
function reais(valor: number): string {
  return formatarReais(centavos(valor));
}
