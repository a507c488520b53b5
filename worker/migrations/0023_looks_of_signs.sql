-- The look of some signs, such as the percent sign, is computed otherwise: the Worker computes the looks of these names again.

UPDATE groups SET look = NULL, folded_look = NULL WHERE look GLOB '*[º₀₁₂й]*';

UPDATE api_keys SET look = NULL, folded_look = NULL WHERE look GLOB '*[º₀₁₂й]*';
