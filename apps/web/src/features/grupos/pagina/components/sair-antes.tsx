import { somarDias, somarMeses } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { hoje } from '../../../../lib/momento.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Chips } from '../../../../ui/base/chips.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import s from './simulador.module.css';

type Simulacao = RespostaDe<'getSimulacao'>;
type Opcao = Simulacao['saida']['opcoes'][number];

/** The refund on a day that the reader chooses, by each way out that he would have then. */
export function SairAntes({
  simulacao: { saida },
  aoEscolher,
}: {
  readonly simulacao: Simulacao;
  readonly aoEscolher: (dia: string) => void;
}) {
  const prontas = diasProntos(saida);
  return (
    <Cartao titulo="E se eu sair antes?">
      <div className={s['escolha']}>
        <CampoTexto
          tipo="date"
          rotulo="Data da saída"
          apoio={`Até ${formatarDia(saida.ultimoDia)}.`}
          value={saida.em}
          onChange={(dia) => {
            if (dia !== '') aoEscolher(dia);
          }}
        />
        <Chips
          rotulo="Datas prontas"
          chips={prontas}
          valor={prontas.find(({ valor }) => valor === saida.em)?.valor ?? ''}
          aoEscolher={aoEscolher}
        />
      </div>
      <ul className={s['saidas']}>
        {saida.opcoes.map((opcao) => (
          <li key={opcao.tipo}>
            <b>{tituloDa(opcao)}</b>
            <Valor valor={opcao.total} tamanho="lg" />
            <span>{explica(opcao, saida.arrependimentoAte)}</span>
          </li>
        ))}
      </ul>
    </Cartao>
  );
}

function diasProntos({ ciclo, ultimoDia }: Simulacao['saida']) {
  const de = hoje();
  return [
    { valor: somarDias(de, 7), rotulo: 'Em 7 dias' },
    { valor: somarMeses(de, 1), rotulo: 'Em 1 mês' },
    { valor: somarMeses(de, 6), rotulo: 'Em 6 meses' },
    { valor: ciclo.fim, rotulo: 'Fim do ciclo' },
  ].filter(({ valor }, i, todas) => valor <= ultimoDia && todas.findIndex((o) => o.valor === valor) === i);
}

function tituloDa({ tipo, em }: Opcao): string {
  if (tipo === 'arrependimento') return `Você desiste em ${formatarDia(em)}`;
  return tipo === 'fimDoCiclo' ? `No fim do ciclo, ${formatarDia(em)}` : `Na hora, ${formatarDia(em)}`;
}

/** The arithmetic of the refund in words, with what may still come. */
function explica({ tipo, linhas, seReocupada }: Opcao, arrependimentoAte: string): string {
  if (tipo === 'arrependimento')
    return `Tudo o que você pagou. Vale até ${formatarDia(arrependimentoAte)}, por qualquer motivo.`;
  const partes = linhas
    .map(({ rotulo, valor, conta }) => `${rotulo}: ${conta ?? formatarReais(centavos(valor))}`)
    .join('. ');
  const volta =
    seReocupada === null
      ? ''
      : ` Mais ${formatarReais(centavos(seReocupada.valor))} se outra pessoa ocupar a vaga até ${formatarDia(seReocupada.ate)}.`;
  if (partes === '')
    return `Não há caução para voltar.${tipo === 'fimDoCiclo' ? ' Você usa tudo o que pagou.' : ''}${volta}`;
  return `${partes}.${tipo === 'fimDoCiclo' ? ' Você usa tudo o que pagou.' : ''}${volta}`;
}
