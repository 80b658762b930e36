import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { IconBolt } from '@tabler/icons-react';
import { Opcoes } from '../formulario/opcoes.tsx';
import c from './meios-pagamento.module.css';

export interface Meio {
  readonly id: number;
  readonly icone: typeof IconBolt;
  readonly nome: string;
  /** One line. */
  readonly descricao: string;
  /** Integer centavos. */
  readonly custo: number;
  readonly disponivel: boolean;
  /** The reason why it cannot be used now. */
  readonly motivo?: string | null | undefined;
}

interface MeiosPagamentoProps {
  readonly meios: readonly Meio[];
  readonly escolhido: number | undefined;
  readonly aoEscolher: (id: number) => void;
}

/** Ways of paying, the cheapest first, each with its cost in words. One that cannot be used stays, with the reason. */
export function MeiosPagamento({ meios, escolhido, aoEscolher }: MeiosPagamentoProps) {
  const emOrdem = [...meios].sort((a, b) => Number(b.disponivel) - Number(a.disponivel) || a.custo - b.custo);
  return (
    <Opcoes
      rotulo="Como você quer pagar"
      valor={escolhido}
      aoEscolher={aoEscolher}
      opcoes={emOrdem.map((meio) => {
        const Icone = meio.icone;
        return {
          valor: meio.id,
          titulo: meio.nome,
          detalhe: meio.disponivel ? meio.descricao : (meio.motivo ?? meio.descricao),
          icone: <Icone size={22} stroke={1.75} />,
          indisponivel: !meio.disponivel,
          ...(meio.disponivel ? { fim: <Custo valor={meio.custo} /> } : {}),
        };
      })}
    />
  );
}

function Custo({ valor }: { readonly valor: number }) {
  if (valor === 0) return <span className={c['gratis']}>Sem custo</span>;
  return <span>{`+\u00A0${formatarReais(centavos(valor))}`}</span>;
}
