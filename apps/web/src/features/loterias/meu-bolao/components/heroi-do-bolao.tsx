import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { agora } from '../../../../lib/relogio.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { ContagemRegressiva } from '../../../../ui/fluxo/contagem-regressiva.tsx';
import { Anel } from '../../../../ui/partes/anel.tsx';
import type { Aposta, Concurso } from '../acertos.ts';
import { bolasDe, dois } from '../acertos.ts';
import { momento } from '../estado-em-palavras.ts';
import { nomeDoSorteio, sorteiosAbertos } from '../sorteios-abertos.ts';
import { Abertura } from './abertura.tsx';
import c from './heroi-do-bolao.module.css';

interface HeroiProps {
  readonly bolao: RespostaDe<'getMeuBolao'>;
  readonly concurso: Concurso;
  readonly apostas: readonly Aposta[];
  readonly premios: RespostaDe<'getPremiosDoBolao'>;
  /** The result was opened: what it covers may be shown. */
  readonly aoAbrir: () => void;
}

/** The head of a member's pool in the lottery's colour: the clock before the draw, the opening after it, then what came out. */
export function HeroiDoBolao({ bolao, concurso, apostas, premios, aoAbrir }: HeroiProps) {
  const sorteio = nomeDoSorteio(bolao.id, concurso.concurso);
  const [fase, setFase] = useState<'coberto' | 'abrindo' | 'aberto'>(() =>
    sorteiosAbertos.tem(sorteio) ? 'aberto' : 'coberto',
  );
  const abrir = useCallback((): void => {
    sorteiosAbertos.anotar(sorteio);
    setFase('aberto');
    aoAbrir();
  }, [sorteio, aoAbrir]);
  const sorteado = concurso.resultado !== null && premios.situacao !== 'aguardando';
  return (
    <section
      className={`${c['heroi']} rt-escuro`}
      style={{ '--forte': `var(--rt-lot-${concurso.loteria}-forte)` }}
      aria-label={`${concurso.nome}, concurso ${concurso.concurso}`}
    >
      <p className={c['quando']}>
        {concurso.nome}, concurso {concurso.concurso.toLocaleString('pt-BR')} · {momento(concurso.sorteioEm)}
      </p>
      {!sorteado && <Espera bolao={bolao} concurso={concurso} />}
      {sorteado && fase === 'abrindo' && <Abertura concurso={concurso} apostas={apostas} aoTerminar={abrir} />}
      {sorteado && fase === 'coberto' && (
        <Coberto concurso={concurso} aoAbrir={() => setFase('abrindo')} aoPular={abrir} />
      )}
      {sorteado && fase === 'aberto' && (
        <Aberto concurso={concurso} apostas={apostas} premios={premios} aoVer={() => setFase('abrindo')} />
      )}
    </section>
  );
}

function Espera({ bolao, concurso }: Pick<HeroiProps, 'bolao' | 'concurso'>) {
  const ate = Date.parse(concurso.sorteioEm);
  if (bolao.estado === 'cancelado') return <h2>Este bolão foi cancelado</h2>;
  if (ate <= agora()) {
    return (
      <>
        <h2>O sorteio passou</h2>
        <p className={c['apoio']}>Conferimos em duas fontes. Se o sorteio foi adiado, o bolão espera por ele.</p>
      </>
    );
  }
  return (
    <>
      <h2>Falta para o sorteio</h2>
      <ContagemRegressiva ate={ate} agora={agora} nome={`sorteio ${momento(concurso.sorteioEm)}`} forma="caixas" />
    </>
  );
}

interface CobertoProps {
  readonly concurso: Concurso;
  readonly aoAbrir: () => void;
  readonly aoPular: () => void;
}

function Coberto({ concurso, aoAbrir, aoPular }: CobertoProps) {
  const bolas = bolasDe(concurso);
  return (
    <>
      <h2>Sorteado. Quer ver?</h2>
      {bolas.length > 0 && (
        <span className={c['bolas']} aria-hidden="true">
          {bolas.map(({ chave }) => (
            <i key={chave} />
          ))}
        </span>
      )}
      <div className={c['botoes']}>
        {bolas.length > 0 && (
          <Botao variante="branco" icone={<IconPlayerPlay size={20} stroke={1.75} />} onClick={aoAbrir}>
            Abrir o sorteio
          </Botao>
        )}
        <Botao variante="vidro" onClick={aoPular}>
          Ir ao resultado
        </Botao>
      </div>
    </>
  );
}

type AbertoProps = Pick<HeroiProps, 'concurso' | 'apostas' | 'premios'> & { readonly aoVer: () => void };

function Aberto({ concurso, apostas, premios, aoVer }: AbertoProps) {
  const { resultado } = concurso;
  const { minhasCotas, cotas, minhaParte, situacao } = premios;
  return (
    <>
      <h2>{tituloDo(apostas, premios)}</h2>
      {resultado?.sorteios.map((dezenas, i) => (
        <ul
          key={dezenas.join(' ')}
          className={c['bolas']}
          aria-label={resultado.sorteios.length === 1 ? 'Dezenas sorteadas' : `Dezenas do ${i + 1}º sorteio`}
        >
          {dezenas.map((dezena) => (
            <li key={dezena}>{dois(dezena)}</li>
          ))}
        </ul>
      ))}
      {resultado !== null && <Extras resultado={resultado} />}
      {(resultado?.sorteios.length ?? 0) > 0 && (
        <div className={c['botoes']}>
          <Botao variante="vidro" tamanho="sm" onClick={aoVer}>
            Ver a abertura
          </Botao>
        </div>
      )}
      <div className={c['parte']}>
        <Anel
          tamanho={96}
          partes={Array.from({ length: cotas }, (_, i) => (i < minhasCotas ? 'sua' : 'vazia-escura'))}
          descricao={`${minhasCotas} de ${cotas} cotas`}
        >
          {minhasCotas}
        </Anel>
        <p>
          {situacao === 'semPremio' ? (
            'O sorteio não tem memória: cada um começa do zero.'
          ) : (
            <>
              Sua parte
              <b>{formatarReais(centavos(minhaParte))}</b>
              {situacao === 'pago' ? 'já na sua carteira' : 'já sem o imposto, a receber'}
            </>
          )}
        </p>
      </div>
    </>
  );
}

function Extras({ resultado }: { readonly resultado: NonNullable<Concurso['resultado']> }) {
  const { trevos, time, mes, colunas } = resultado;
  const partes = [
    ...(trevos.length > 0 ? [`Trevos ${trevos.join(' e ')}`] : []),
    ...(time === null ? [] : [`Time do coração: ${time}`]),
    ...(mes === null ? [] : [`Mês da sorte: ${MESES.format(Date.UTC(2_026, mes - 1, 1))}`]),
    ...(colunas.length > 0 ? [`Colunas: ${colunas.join(' ')}`] : []),
  ];
  return partes.length === 0 ? null : <p className={c['apoio']}>{partes.join(' · ')}</p>;
}

const MESES = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });

/** "O jogo 4 fez a quadra", or that no prize came. */
function tituloDo(apostas: readonly Aposta[], { situacao, itens }: HeroiProps['premios']): string {
  if (situacao === 'semPremio') return 'Desta vez não veio prêmio';
  const [melhor] = itens.toSorted((a, b) => b.premio - a.premio);
  const faixa = melhor?.faixas[0]?.nome.toLowerCase();
  if (melhor === undefined || faixa === undefined) return 'O bolão tem prêmio';
  return apostas.length === 1 ? `O bolão fez ${faixa}` : `O jogo ${melhor.ordem + 1} fez ${faixa}`;
}
