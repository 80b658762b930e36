import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { gruposQueries } from '../../queries.ts';
import { PiorCaso } from './pior-caso.tsx';
import { SairAntes } from './sair-antes.tsx';
import s from './simulador.module.css';
import { UmAno } from './um-ano.tsx';

/**
 * Three questions, in the order in which the doubt comes: what I pay, what comes back, and the worst case. Each number
 * comes from the functions that charge and refund (REGRAS 2.9).
 */
export function Simulador({ idGrupo, vagas }: { readonly idGrupo: number; readonly vagas: number }) {
  const [saida, setSaida] = useState<string>();
  const consulta = useQuery(gruposQueries.simulacao(idGrupo, { vagas, saida }));
  return (
    <div className={s['simulador']} aria-busy={consulta.isPlaceholderData}>
      <Consulta consulta={consulta} esqueleto={<OssoLista />} erro="Não conseguimos fazer a conta">
        {(dados) => (
          <>
            <UmAno simulacao={dados} />
            <SairAntes simulacao={dados} aoEscolher={setSaida} />
            <PiorCaso simulacao={dados} />
          </>
        )}
      </Consulta>
    </div>
  );
}
