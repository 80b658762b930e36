import { centavos, formatarReais, subtrair } from '@rateia/domain/dinheiro';
import { Valor } from '../dinheiro/valor.tsx';
import c from './caucao-card.module.css';

interface CaucaoCardProps {
  /** The whole payment of today; centavos. */
  readonly hoje: number;
  /** The price of each following month. */
  readonly mensal: number;
  /** The deposit in today's payment. At zero (`exigeCaucao` false) nothing is shown. */
  readonly caucao: number;
}

/** The caução as money that comes back: today, every month, on leaving. */
export function CaucaoCard({ hoje, mensal, caucao }: CaucaoCardProps) {
  if (caucao === 0) return null;
  const semCaucao = subtrair(centavos(hoje), centavos(caucao));
  const metade = semCaucao === caucao;
  const maior = Math.max(hoje, mensal, caucao);
  return (
    <section className={c['cartao']}>
      <div>
        <h2>{metade ? 'Metade de hoje continua sua' : `${formatarReais(centavos(caucao))} de hoje continuam seus`}</h2>
        <p>
          A caução é um depósito igual a uma mensalidade. Fica guardada no seu nome e volta para você quando você sai.
          Só é usada se uma cobrança falhar.
        </p>
      </div>
      <ul className={c['tempos']}>
        <Tempo
          titulo="Hoje"
          detalhe="mensalidade e caução"
          maior={maior}
          partes={[{ valor: caucao, sua: true }, { valor: semCaucao }]}
          total={hoje}
        />
        <Tempo titulo="Todo mês" detalhe="só a mensalidade" maior={maior} partes={[{ valor: mensal }]} total={mensal} />
        <Tempo
          titulo="Ao sair"
          detalhe="a caução de volta"
          maior={maior}
          partes={[{ valor: caucao, sua: true }]}
          total={caucao}
          volta
        />
      </ul>
    </section>
  );
}

interface TempoProps {
  readonly titulo: string;
  readonly detalhe: string;
  readonly maior: number;
  readonly partes: readonly { readonly valor: number; readonly sua?: true }[];
  readonly total: number;
  readonly volta?: boolean;
}

const ALTURA = 88;

function Tempo({ titulo, detalhe, maior, partes, total, volta = false }: TempoProps) {
  return (
    <li>
      <span className={c['coluna']} aria-hidden="true">
        {partes.map(({ valor, sua }) => (
          <i
            key={sua === true ? 'sua' : 'plano'}
            data-sua={sua}
            style={{ height: Math.round((valor / maior) * ALTURA) }}
          />
        ))}
      </span>
      <b>{titulo}</b>
      <Valor valor={total} tamanho="linha" sinal={volta} className={c['total']} />
      <span className={c['detalhe']}>{detalhe}</span>
    </li>
  );
}
