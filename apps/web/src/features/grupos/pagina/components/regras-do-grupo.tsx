import { textoDoHtml } from '@rateia/domain/html-permitido';
import { IconCheck } from '@tabler/icons-react';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { TextoRico } from '../../../../ui/base/texto-rico.tsx';
import type { GrupoDetalhe } from '../partes-do-grupo.ts';
import c from './regras-do-grupo.module.css';

/** The rules that the members agreed to, and the contact of the administrator. */
export function RegrasDoGrupo({ grupo, contato }: { readonly grupo: GrupoDetalhe; readonly contato: string }) {
  if (grupo.regras.length === 0 && contato === '' && grupo.descricao === '') return null;
  return (
    <Cartao titulo="Combinados do grupo">
      {grupo.descricao !== '' && (
        <div className={c['texto']}>
          <TextoRico>{grupo.descricao}</TextoRico>
        </div>
      )}
      {grupo.regras.length > 0 && (
        <ul className={c['regras']}>
          {grupo.regras.map((regra) => (
            <li key={regra}>
              <IconCheck size={20} stroke={1.75} aria-hidden="true" />
              <span>{textoDoHtml(regra)}</span>
            </li>
          ))}
        </ul>
      )}
      {contato !== '' && (
        <p className={c['contato']}>
          {`Contato de ${grupo.admin.nome}: `}
          <b>{contato}</b>
        </p>
      )}
    </Cartao>
  );
}
