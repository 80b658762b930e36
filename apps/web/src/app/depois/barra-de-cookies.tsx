import { MARCA } from '@rateia/domain/marca';
import { paths } from '../../lib/paths.ts';
import { rotaFeita } from '../../lib/rotas.ts';
import { Botao } from '../../ui/base/botao.tsx';
import { Ligacao } from '../../ui/base/ligacao.tsx';
import c from './escolha-de-cookies.module.css';

interface BarraDeCookiesProps {
  aoRecusar: () => void;
  aoAceitar: () => void;
  aoEscolher: () => void;
}

/** The question about cookies, until it is answered: refusing and accepting are the same button (spec 1, §4). */
export function BarraDeCookies({ aoRecusar, aoAceitar, aoEscolher }: BarraDeCookiesProps) {
  return (
    <section className={c['barra']} aria-label="Cookies" data-pergunta-cookies>
      <div className={c['texto']}>
        <p className={c['titulo']}>Cookies</p>
        <p>{`Os necessários fazem a ${MARCA} funcionar.`}</p>
        <p>Com a sua permissão, também medimos o uso e a divulgação.</p>
        {rotaFeita('politicasPrivacidade') && (
          <Ligacao href={paths.politicasPrivacidade()} pequena>
            Como cuidamos dos seus dados
          </Ligacao>
        )}
      </div>
      <div className={c['acoes']}>
        <Botao variante="suave" tamanho="sm" onClick={aoRecusar}>
          Recusar
        </Botao>
        <Botao variante="suave" tamanho="sm" onClick={aoAceitar}>
          Aceitar
        </Botao>
        <Botao variante="texto" tamanho="sm" onClick={aoEscolher}>
          Escolher
        </Botao>
      </div>
    </section>
  );
}
