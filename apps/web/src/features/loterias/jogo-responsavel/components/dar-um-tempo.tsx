import type { TempoFora } from '@rateia/domain/loterias/jogo-responsavel';
import { TEMPOS_FORA } from '@rateia/domain/loterias/jogo-responsavel';
import { useState } from 'react';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { useAfastar } from '../mutations.ts';
import c from './jogo-responsavel.module.css';

const PERGUNTAS = {
  pausa: {
    titulo: 'Pausa',
    texto: 'Um descanso curto. Você não compra cotas e não vê sorteios; o que já comprou segue valendo.',
    acao: 'Pausar os bolões',
  },
  autoexclusao: {
    titulo: 'Ficar de fora',
    texto:
      'Para quem quer distância. Nada de bolões aparece ou chega para você, e ninguém encurta o prazo, nem a equipe.',
    acao: 'Ficar de fora dos bolões',
  },
} as const;

/** The two ways to stay away: a short pause, and a self-exclusion. */
export function DarUmTempo({ tipo }: { readonly tipo: keyof typeof PERGUNTAS }) {
  const { titulo, texto, acao } = PERGUNTAS[tipo];
  const [tempo, setTempo] = useState<TempoFora>();
  const afastar = useAfastar();
  async function confirmar(): Promise<void> {
    if (tempo === undefined) return;
    const { nome } = TEMPOS_FORA[tempo];
    const aceitou = await dialogos.mostrar({
      titulo: `${acao}: ${nome.toLowerCase()}?`,
      corpo:
        tempo === 'semPrazo'
          ? 'Você só poderá pedir para voltar daqui a 6 meses. As cotas que já comprou seguem valendo, e um prêmio cai na sua carteira.'
          : 'Começa agora e não pode ser encurtado. As cotas que já comprou seguem valendo, e um prêmio cai na sua carteira.',
      acao,
      escape: 'Continuar como está',
    });
    if (aceitou) afastar.mutate({ body: { tempo } });
  }
  return (
    <Cartao titulo={titulo}>
      <div className={c['pilha']}>
        <p className={c['apoio']}>{texto}</p>
        <Opcoes
          rotulo={`${titulo}: por quanto tempo`}
          valor={tempo}
          aoEscolher={setTempo}
          opcoes={OPCOES.filter((opcao) => TEMPOS_FORA[opcao.valor].tipo === tipo)}
        />
        <Botao
          variante="linha"
          desligado={tempo === undefined}
          fazendo={afastar.isPending && 'Guardando'}
          onClick={() => void confirmar()}
        >
          {acao}
        </Botao>
      </div>
    </Cartao>
  );
}

const OPCOES = (Object.keys(TEMPOS_FORA) as TempoFora[]).map((valor) => ({
  valor,
  titulo: TEMPOS_FORA[valor].nome,
}));
