import { paths } from '../../lib/paths.ts';
import { Ligacao } from '../../ui/base/ligacao.tsx';
import { Oculto } from '../../ui/base/oculto.tsx';
import c from './escolha-de-cookies.module.css';

interface BarraDeCookiesProps {
  readonly aoRecusar: () => void;
  readonly aoAceitar: () => void;
  readonly aoEscolher: () => void;
}

/** The question about cookies, until it is answered: one line, in which refusing and accepting look alike (spec 1, §4). */
export function BarraDeCookies({ aoRecusar, aoAceitar, aoEscolher }: BarraDeCookiesProps) {
  return (
    <section className={c['barra']} aria-label="Cookies" data-pergunta-cookies>
      <div className={c['linha']}>
        <p>
          <Ligacao href={paths.politicasPrivacidade()} pequena>
            Cookies opcionais
          </Ligacao>
          <span className={c['explica']}> Com a sua permissão, medimos o uso e a divulgação.</span>
          <Oculto>Os necessários ficam sempre.</Oculto>
        </p>
        <button type="button" onClick={aoRecusar}>
          Recusar
        </button>
        <button type="button" onClick={aoAceitar}>
          Aceitar
        </button>
        <button type="button" data-discreto onClick={aoEscolher}>
          Escolher
        </button>
      </div>
    </section>
  );
}
