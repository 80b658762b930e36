import { formatarDiaComSemana } from '@rateia/domain/datas-formatadas';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Inteiras } from '../../../ui/base/inteiras.tsx';
import type { CorLoteria } from '../../../ui/loteria/bola.tsx';
import { Bolas, MarcaDaLoteria } from '../../../ui/loteria/bola.tsx';
import c from './loterias.module.css';
import type { ItemDaAgenda } from './proximos-sorteios.tsx';

type Ultimo = NonNullable<ItemDaAgenda['ultimo']>;

/** The last draw of each lottery, its numbers in the lottery's colour. */
export function UltimosResultados({ itens }: { readonly itens: readonly ItemDaAgenda[] }) {
  const comResultado = itens.flatMap(({ slug, nome, ultimo }) => (ultimo === null ? [] : [{ slug, nome, ultimo }]));
  if (comResultado.length === 0) return null;
  return (
    <section aria-labelledby="ultimos-resultados">
      <h2 id="ultimos-resultados" className={c['titulo']}>
        Últimos resultados
      </h2>
      <div className={c['grade']}>
        {comResultado.map(({ slug, nome, ultimo }) => (
          <Cartao
            key={slug}
            nivel={3}
            titulo={
              <span className={c['nome']}>
                <MarcaDaLoteria loteria={slug} />
                <Inteiras>{nome}</Inteiras>
              </span>
            }
          >
            <p className={c['quando']}>
              Concurso {ultimo.concurso.toLocaleString('pt-BR')} · {formatarDiaComSemana(ultimo.data)}
            </p>
            <Sorteados loteria={slug} ultimo={ultimo} />
          </Cartao>
        ))}
      </div>
    </section>
  );
}

const MESES = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });
function nomeDoMes(mes: number): string {
  return MESES.format(Date.UTC(2_026, mes - 1, 1));
}

function Sorteados({
  loteria,
  ultimo: { sorteios, trevos, time, mes },
}: {
  readonly loteria: CorLoteria;
  readonly ultimo: Ultimo;
}) {
  return (
    <div className={c['sorteios']}>
      {sorteios.map((dezenas, i) => (
        <Bolas
          key={dezenas.join(' ')}
          loteria={loteria}
          rotulo={sorteios.length === 1 ? 'Dezenas sorteadas' : `Dezenas do ${i + 1}º sorteio`}
          dezenas={dezenas.map((dezena) => ({ numero: String(dezena).padStart(2, '0') }))}
        />
      ))}
      {trevos.length > 0 && <p>Trevos {trevos.join(' e ')}</p>}
      {mes !== null && <p>Mês da sorte: {nomeDoMes(mes)}</p>}
      {time !== null && <p>Time do coração: {time}</p>}
    </div>
  );
}
