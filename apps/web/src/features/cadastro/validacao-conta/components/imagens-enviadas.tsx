import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Botao } from '../../../../ui/base/botao.tsx';
import { cadastroQueries } from '../../queries.ts';
import type { Validacao } from '../identidade.ts';
import { NOME_DA_PARTE } from '../identidade.ts';
import c from './imagens-enviadas.module.css';

/** The pictures that the person sent, small, and only when asked for: somebody may stand behind (REGRAS 2.17). */
export function ImagensEnviadas({ imagens }: { readonly imagens: Validacao['imagens'] }) {
  const [abertas, setAbertas] = useState(false);
  if (!abertas)
    return (
      <Botao variante="texto" onClick={() => setAbertas(true)}>
        {imagens.length === 1 ? 'Ver a imagem que enviei' : 'Ver as imagens que enviei'}
      </Botao>
    );
  return (
    <ul className={c['imagens']} aria-label="Imagens que você enviou">
      {imagens.map(({ id, parte }) => (
        <li key={id}>
          <Miniatura id={id} nome={NOME_DA_PARTE[parte]} />
        </li>
      ))}
    </ul>
  );
}

function Miniatura({ id, nome }: { readonly id: string; readonly nome: string }) {
  const link = useQuery(cadastroQueries.miniatura(id));
  return (
    <figure className={c['imagem']}>
      {link.data === undefined ? (
        <span role="status">{link.isError ? 'Não abriu agora' : 'Abrindo'}</span>
      ) : (
        <img src={link.data.url} alt={nome} />
      )}
      <figcaption>{nome}</figcaption>
    </figure>
  );
}
