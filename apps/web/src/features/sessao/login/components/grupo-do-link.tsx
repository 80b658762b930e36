import { IconUsersGroup } from '@tabler/icons-react';
import { previaDoGrupo } from '../../../../lib/previa-da-pagina.ts';
import c from './grupo-do-link.module.css';

/** A shared link leads to a group: its service and the price of a seat, before any question. */
export function GrupoDoLink({ caminho }: { readonly caminho: string }) {
  const previa = previaDoGrupo(caminho);
  if (previa === undefined) return null;
  return (
    <section className={c['grupo']} aria-label="O grupo deste link">
      <IconUsersGroup size={28} stroke={1.75} aria-hidden="true" />
      <div>
        <h2>{previa.titulo}</h2>
        <p>{previa.detalhe}</p>
        <p>Entre ou crie a sua conta para ver o grupo inteiro.</p>
      </div>
    </section>
  );
}
