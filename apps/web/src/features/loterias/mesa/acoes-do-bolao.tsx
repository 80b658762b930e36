import { useState } from 'react';
import { usePode } from '../../../lib/permissoes.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { dialogos } from '../../../ui/dialogo/dialogos.ts';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import c from './boloes.module.css';
import { useMudarBolao } from './mutations.ts';
import type { BolaoInteiro } from './proximo-prazo.ts';

type Props = { readonly bolao: BolaoInteiro };

/** The next act on a pool, each asked about once more because it cannot be undone (REGRAS 2.12 States). */
export function AcoesDoBolao({ bolao }: Props) {
  const pode = usePode();
  const [erro, setErro] = useState<string>();
  const { vender, comprovar, cancelar } = useMudarBolao(setErro);
  const params = { id: bolao.id };
  async function perguntar(pergunta: Pergunta, fazer: () => void): Promise<void> {
    setErro(undefined);
    if (await dialogos.mostrar({ escape: 'Voltar ao bolão', ...pergunta })) fazer();
  }
  return (
    <div className={c['pilha']}>
      {erro !== undefined && (
        <Nota tom="danger" alerta>
          {erro}
        </Nota>
      )}
      {bolao.estado === 'rascunho' && pode?.('venderBolao') === true && (
        <Botao
          bloco
          fazendo={vender.isPending && 'Abrindo'}
          onClick={() => void perguntar(VENDER, () => vender.mutate({ params, body: {} }))}
        >
          Pôr à venda
        </Botao>
      )}
      {bolao.estado === 'registrando' && pode?.('comprovarBolao') === true && (
        <Botao
          bloco
          fazendo={comprovar.isPending && 'Lacrando'}
          onClick={() => void perguntar(COMPROVAR, () => comprovar.mutate({ params, body: {} }))}
        >
          Lacrar com os recibos
        </Botao>
      )}
      {CANCELAVEIS.includes(bolao.estado) && pode?.('cancelarBolao') === true && (
        <Cancelar
          fazendo={cancelar.isPending}
          aoCancelar={(mensagem) => void perguntar(CANCELAR, () => cancelar.mutate({ params, body: { mensagem } }))}
        />
      )}
    </div>
  );
}

type Pergunta = { readonly titulo: string; readonly corpo: string; readonly acao: string; readonly perigo?: boolean };

const VENDER: Pergunta = {
  titulo: 'Pôr este bolão à venda?',
  corpo: 'Jogos, cotas, preço e horários não mudam mais. As vendas fecham sozinhas no horário.',
  acao: 'Pôr à venda',
};
const COMPROVAR: Pergunta = {
  titulo: 'Lacrar o bolão com os recibos?',
  corpo: 'O segundo lacre é publicado agora e o bolão entra no sorteio. Depois disso nada volta.',
  acao: 'Lacrar',
};
const CANCELAR: Pergunta = {
  titulo: 'Cancelar este bolão?',
  corpo: 'Todo o dinheiro volta para quem comprou, pelo meio que pagou. Não há como desfazer.',
  acao: 'Cancelar o bolão',
  perigo: true,
};
/** The states from which everything still goes back. */
const CANCELAVEIS: readonly string[] = ['rascunho', 'a_venda', 'encerrado_para_venda', 'registrando'];

interface CancelarProps {
  readonly fazendo: boolean;
  readonly aoCancelar: (mensagem: string) => void;
}

function Cancelar({ fazendo, aoCancelar }: CancelarProps) {
  const [mensagem, setMensagem] = useState('');
  return (
    <details className={c['dobra']}>
      <summary>Cancelar e devolver tudo</summary>
      <div className={c['pilha']}>
        <CampoArea
          name="mensagem"
          rotulo="Por que cancelar"
          apoio="Fica no registro, com o seu nome."
          maxLength={500}
          value={mensagem}
          onChange={setMensagem}
        />
        <Botao
          variante="perigo-linha"
          bloco
          desligado={mensagem.trim() === ''}
          fazendo={fazendo && 'Cancelando'}
          onClick={() => aoCancelar(mensagem.trim())}
        >
          Cancelar o bolão
        </Botao>
      </div>
    </details>
  );
}
