import { IconCalendarX, IconKey, IconShieldCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Logo } from '../../../../ui/marca/logo.tsx';
import c from './moldura-login.module.css';
import { Pizza } from './pizza.tsx';

const promessas = [
  { icone: IconShieldCheck, texto: 'A caução é sua e volta quando você sai.' },
  { icone: IconKey, texto: 'O administrador só recebe depois do seu acesso.' },
  { icone: IconCalendarX, texto: 'Sete dias para desistir com tudo de volta.' },
] as const;

/** The frame of the login pages: the promises at one side and the form at the other; around it on a phone. */
export function MolduraLogin({ children }: { readonly children: ReactNode }) {
  return (
    <div className={c['moldura']}>
      <aside className={`${c['painel']} rt-escuro`} aria-label="Como funciona">
        <div className={c['logo']}>
          <Logo altura={34} escuro />
        </div>
        <div className={c['pizza']}>
          <Pizza />
        </div>
        <div className={c['texto']}>
          <p>
            Divida a conta.
            <br />
            Pague só a sua parte.
          </p>
          <Promessas />
        </div>
      </aside>
      <main id="conteudo" className={c['conteudo']}>
        <div className={c['dentro']}>{children}</div>
        <div className={c['embaixo']}>
          <Promessas />
        </div>
      </main>
    </div>
  );
}

function Promessas() {
  return (
    <ul className={c['promessas']}>
      {promessas.map(({ icone: Icone, texto }) => (
        <li key={texto}>
          <Icone size={20} stroke={1.75} aria-hidden="true" />
          {texto}
        </li>
      ))}
    </ul>
  );
}
