import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { CampoEscolha } from '../../../../ui/formulario/campo-escolha.tsx';
import { useMudarVencimento } from '../mutations.ts';
import c from './escolher-dia.module.css';
import { MesDeAjuste } from './mes-de-ajuste.tsx';

/** The choice of a day with its cost beside it: nothing changes before the button (REGRAS 2.8). */
export function EscolherDia({ vencimento }: { readonly vencimento: RespostaDe<'getVencimento'> }) {
  const { grupo, opcoes, mensal, caucao } = vencimento;
  const [dia, escolher] = useState('');
  const mudar = useMudarVencimento();
  const mes = opcoes.find((opcao) => String(opcao.dia) === dia);
  return (
    <form
      className={c['form']}
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        if (mes !== undefined) mudar.mutate({ params: { id: grupo.id }, body: { dia: mes.dia, valor: mes.valor } });
      }}
    >
      <CampoEscolha
        name="dia"
        rotulo="Novo dia de vencimento"
        apoio="De 1 a 28: o 29, o 30 e o 31 não existem em todos os meses."
        value={dia}
        onChange={escolher}
        opcoes={opcoes.map((opcao) => ({ valor: String(opcao.dia), rotulo: `Dia ${opcao.dia}` }))}
      />
      <div aria-live="polite" className={c['form']}>
        {mes === undefined ? (
          <Nota>
            O próximo mês fica mais curto ou mais longo, e você paga só os dias que ele tiver. A caução não muda.
          </Nota>
        ) : (
          <MesDeAjuste mes={mes} mensal={mensal} />
        )}
        {caucao > 0 && (
          <Nota>
            A próxima fatura tem mais <Valor valor={caucao} /> para completar a sua caução, seja qual for o dia.
          </Nota>
        )}
        {mes !== undefined && mes.dias > mes.deCostume && (
          <Nota tom="warning" titulo="Um mês mais longo que a caução">
            Se essa fatura atrasar, a caução não a cobre, e o acesso para no 8º dia.
          </Nota>
        )}
      </div>
      <Botao tipo="submit" tamanho="lg" bloco desligado={mes === undefined} fazendo={mudar.isPending && 'Mudando'}>
        {mes === undefined ? 'Mudar o dia' : `Mudar para o dia ${mes.dia}`}
      </Botao>
    </form>
  );
}
