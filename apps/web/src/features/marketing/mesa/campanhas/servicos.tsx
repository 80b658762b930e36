import { useQuery } from '@tanstack/react-query';
import { CampoEscolha } from '../../../../ui/formulario/campo-escolha.tsx';
import { Marcacao } from '../../../../ui/formulario/marcacao.tsx';
import c from './campanha.module.css';
import { campanhasQueries } from './queries.ts';

interface ServicosProps {
  readonly escolhidos: readonly number[];
  readonly aoMudar: (servicos: readonly number[]) => void;
}

/** The services whose groups the page of a campaign shows; all of them without any (REGRAS 2.31). */
export function Servicos({ escolhidos, aoMudar }: ServicosProps) {
  const servicos = useQuery(campanhasQueries.servicos()).data?.servicos ?? [];
  return (
    <fieldset className={c['grupo']}>
      <legend>Grupos</legend>
      {escolhidos.map((id) => (
        <Marcacao key={id} marcada aoMudar={() => aoMudar(escolhidos.filter((outro) => outro !== id))}>
          {servicos.find((servico) => servico.id === id)?.nome ?? `Serviço ${id}`}
        </Marcacao>
      ))}
      <CampoEscolha
        rotulo="Juntar um serviço"
        apoio="Sem escolher nenhum, a página mostra grupos com vaga de todos."
        value=""
        onChange={(id) => aoMudar([...escolhidos, Number(id)])}
        opcoes={servicos
          .filter(({ id }) => !escolhidos.includes(id))
          .map(({ id, nome }) => ({ valor: String(id), rotulo: nome }))}
      />
    </fieldset>
  );
}
