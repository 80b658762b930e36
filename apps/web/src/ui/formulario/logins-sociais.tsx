import type { ReactNode } from 'react';
import { Botao } from '../base/botao.tsx';
import c from './logins-sociais.module.css';
import { MarcaDoProvedor } from './marca-do-provedor.tsx';

interface LoginsSociaisProps {
  readonly provedores: readonly { readonly socialAuth: number; readonly nome: string }[];
  /** The list is on its way: its place is kept, so that nothing moves. */
  readonly carregando: boolean;
  /** The one that was pressed. */
  readonly escolhido: number | undefined;
  readonly aoEscolher: (socialAuth: number) => void;
  /** Another way to log in, first of the list. */
  readonly children?: ReactNode;
}

/** "ou", and a button for each account that somebody else keeps; nothing where there is none. */
export function LoginsSociais({ provedores, carregando, escolhido, aoEscolher, children }: LoginsSociaisProps) {
  const outra = children !== undefined && children !== null && children !== false;
  if (!carregando && provedores.length === 0 && !outra) return null;
  return (
    <div className={c['entradas']} data-com-outra={outra || undefined}>
      {(provedores.length > 0 || outra) && (
        <>
          <p className={c['ou']}>ou</p>
          {children}
          <div className={c['provedores']}>
            {provedores.map(({ socialAuth, nome }) => (
              <Botao
                key={socialAuth}
                variante="linha"
                bloco
                icone={<MarcaDoProvedor nome={nome} />}
                rotulo={`Continuar com ${nome}`}
                fazendo={escolhido === socialAuth && (outra ? 'Abrindo' : `Abrindo o ${nome}`)}
                desligado={escolhido !== undefined && escolhido !== socialAuth}
                onClick={() => aoEscolher(socialAuth)}
              >
                {outra ? nome : `Continuar com ${nome}`}
              </Botao>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
