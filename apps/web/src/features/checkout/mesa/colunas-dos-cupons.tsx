import { diaDe } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { usePode } from '../../../lib/permissoes.ts';
import { Duas } from '../../../mesa/celulas.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import c from './cupons.module.css';
import { usePararCupom } from './mutations.ts';

type Cupom = RespostaDe<'getCupons'>['itens'][number];

const SITUACOES = {
  agendado: { rotulo: 'Agendado', tom: 'info' },
  valendo: { rotulo: 'Valendo', tom: 'success' },
  terminado: { rotulo: 'Terminado', tom: 'neutral' },
  parado: { rotulo: 'Parado', tom: 'neutral' },
  esgotado: { rotulo: 'Esgotado', tom: 'warning' },
} as const;

/** Basis points in one per cent. */
const PONTOS_POR_CENTO = 100;

/** A coupon in the list of the operation: what it gives, how far it went, what it cost and brought. */
export const colunasDosCupons: readonly ColunaFila<Cupom>[] = [
  {
    rotulo: 'Cupom',
    principal: true,
    celula: (cupom) => (
      <span className={c['coluna']}>
        <Duas titulo={cupom.codigo} detalhe={`${descontoDe(cupom)}${paraQuem(cupom)}`} />
        <Etiqueta tom={SITUACOES[cupom.situacao].tom}>{SITUACOES[cupom.situacao].rotulo}</Etiqueta>
      </span>
    ),
  },
  {
    rotulo: 'Usos',
    celula: (cupom) => (
      <Duas
        titulo={`${cupom.compras}${cupom.limite === null ? '' : ` de ${cupom.limite}`}`}
        detalhe={cupom.retidos > 0 ? `${cupom.retidos} em compra aberta` : quandoVale(cupom)}
      />
    ),
  },
  {
    rotulo: 'Custou e trouxe',
    celula: ({ custou, trouxe }) => (
      <Duas titulo={formatarReais(centavos(custou))} detalhe={`${formatarReais(centavos(trouxe))} pagos`} />
    ),
  },
  { rotulo: 'Ação', celula: (cupom) => <Parar cupom={cupom} /> },
];

function descontoDe({ pontos, valor, maximo }: Cupom): string {
  const quanto = pontos === null ? formatarReais(centavos(valor ?? 0)) : `${pontos / PONTOS_POR_CENTO}%`;
  return maximo === null ? quanto : `${quanto}, até ${formatarReais(centavos(maximo))}`;
}

/** A coupon that has not begun says when it does, another one when it ends. */
function quandoVale({ situacao, comecaEm, terminaEm }: Cupom): string {
  if (situacao === 'agendado') return `Desde ${formatarDia(diaDe(comecaEm))}`;
  return terminaEm === null ? 'Sem fim' : `Até ${formatarDia(diaDe(terminaEm))}`;
}

function paraQuem({ servico, soNaPrimeira, porPessoa }: Cupom): string {
  const vezes = porPessoa === 1 ? '' : `, ${porPessoa} vezes por pessoa`;
  return `${servico === null ? '' : ` em ${servico}`}${soNaPrimeira ? ', na primeira compra' : ''}${vezes}`;
}

function Parar({ cupom: { id, codigo, situacao } }: { readonly cupom: Cupom }) {
  const parar = usePararCupom();
  const pode = usePode();
  if (pode?.('pararCupom') !== true || situacao === 'parado' || situacao === 'terminado') return null;
  return (
    <Botao
      variante="suave"
      tamanho="sm"
      rotulo={`Parar ${codigo}`}
      fazendo={parar.isPending && 'Parando'}
      onClick={() => parar.mutate({ params: { id } })}
    >
      Parar
    </Botao>
  );
}
