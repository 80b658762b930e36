import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Dialogo } from '../../../../ui/dialogo/dialogo.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Marcacao } from '../../../../ui/formulario/marcacao.tsx';
import { cadastroQueries } from '../../queries.ts';
import c from './aceite-dos-termos.module.css';
import { Termos } from './termos.tsx';

interface AceiteDosTermosProps {
  /** Name of the box in its form. */
  readonly name: string;
  readonly aceita: boolean;
  readonly erro: string | undefined;
  readonly aoMudar: (aceita: boolean) => void;
}

/** "Li e aceito os termos de uso", and the terms to be read without leaving the page. */
export function AceiteDosTermos({ name, aceita, erro, aoMudar }: AceiteDosTermosProps) {
  const termos = useQuery(cadastroQueries.termos());
  const [lendo, setLendo] = useState(false);
  return (
    <div>
      <Marcacao name={name} marcada={aceita} aoMudar={aoMudar} erro={erro}>
        Li e aceito os termos de uso
      </Marcacao>
      <Botao variante="texto" tamanho="sm" className={c['ler']} onClick={() => setLendo(true)}>
        Ler os termos de uso
      </Botao>
      <Dialogo
        aberto={lendo}
        titulo="Termos de uso"
        aoFechar={() => setLendo(false)}
        acoes={<Botao onClick={() => setLendo(false)}>Fechar os termos</Botao>}
      >
        <Consulta consulta={termos} erro="Não conseguimos carregar os termos">
          {(dados) => <Termos termos={dados} />}
        </Consulta>
      </Dialogo>
    </div>
  );
}
