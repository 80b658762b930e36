import { useState } from 'react';
import type { Consentimento } from '../../lib/consentimento.ts';
import { Botao } from '../../ui/base/botao.tsx';
import { Dialogo } from '../../ui/dialogo/dialogo.tsx';
import c from './escolha-de-cookies.module.css';

const niveis = [
  {
    nivel: 'necessary',
    nome: 'Necessários',
    serve: 'Manter você conectado, reconhecer este aparelho e lembrar esta escolha. Não dá para desligar.',
  },
  {
    nivel: 'analytics_storage',
    nome: 'Medição de uso',
    serve: 'Contar visitas e erros, para saber o que melhorar.',
  },
  {
    nivel: 'ad_storage',
    nome: 'Divulgação',
    serve: 'Saber qual anúncio trouxe alguém até aqui.',
  },
] as const;

interface NiveisDeCookiesProps {
  readonly atual: Consentimento;
  readonly aoResponder: (novo: Consentimento) => void;
  readonly aoFechar: () => void;
}

/** Each level of consent with its purpose and its own switch. */
export function NiveisDeCookies({ atual, aoResponder, aoFechar }: NiveisDeCookiesProps) {
  const [escolha, setEscolha] = useState(atual);
  return (
    <Dialogo
      aberto
      titulo="Escolha os cookies"
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao tamanho="lg" bloco onClick={() => aoResponder(escolha)}>
            Salvar escolha
          </Botao>
          <Botao bloco variante="texto" onClick={aoFechar}>
            Deixar como está
          </Botao>
        </>
      }
    >
      <ul className={c['niveis']}>
        {niveis.map(({ nivel, nome, serve }) => (
          <li key={nivel}>
            <label>
              <span>
                <b>{nome}</b>
                <span className={c['serve']}>{serve}</span>
              </span>
              <input
                type="checkbox"
                role="switch"
                aria-checked={escolha[nivel]}
                name={nivel}
                checked={escolha[nivel]}
                disabled={nivel === 'necessary'}
                onChange={({ currentTarget }) => setEscolha({ ...escolha, [nivel]: currentTarget.checked })}
              />
            </label>
          </li>
        ))}
      </ul>
    </Dialogo>
  );
}
